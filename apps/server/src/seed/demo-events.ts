/** Thirty events around today: some today and tomorrow, some in Pagume, some after midnight. */
import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso, etToIso, isoToEt } from '@digis/ethio-date';
import { demoClients, demoPhone, demoRemarks } from './demo-people.ts';

interface Choices {
  branches: readonly number[];
  packages: readonly number[];
  items: readonly number[];
}

/** Days from today; the last ones are days of the thirteenth month. */
const offsets = [
  0, 0, 0, 1, 1, 2, 3, 4, 5, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 40, -1, -2, -5, -9, -16, -30,
];
const pagumeDays = [1, 3, 5, 5];
const times = ['12:30', '15:00', '18:30', '01:00', '10:00', '13:15', '20:45'];
const sizes = [350, 120, 90, 200, 410, 150, 80];

const pick = <T>(list: readonly T[], at: number): T => {
  const value = list[at % list.length];
  if (value === undefined) throw new Error('the demo has nothing to choose from');
  return value;
};

function daysAround(today: string): string[] {
  const { year } = isoToEt(today);
  return [
    ...offsets.map((days) => addDaysIso(today, days)),
    ...pagumeDays.map((day) => etToIso({ year, month: 13, day })),
  ];
}

export function demoEvents(
  today: string,
  { branches, packages, items }: Choices,
): Schemas['EventInput'][] {
  return daysAround(today).map((day, at) => {
    const client = at % demoClients.length;
    const isCustom = at % 6 === 5;
    const isFixed = isCustom && at % 12 === 11;
    return {
      client: {
        name: pick(demoClients, client),
        primary_phone: demoPhone(client),
        secondary_phone: demoPhone(client + 50),
      },
      packageId: isCustom ? 'custom' : pick(packages, at),
      ...(isCustom && { per_person: isFixed ? 60_000 : 500, custom_items: items.slice(0, 3) }),
      event_date: day,
      et_date: isoToEt(day),
      time: pick(times, at),
      num_of_people: pick(sizes, at),
      is_fixed: isFixed,
      paid_full: at % 9 === 4,
      advance_amount: (at % 4) * 10_000,
      additional_price: at % 5 === 0 ? 15_000 : 0,
      discount_amount: at % 7 === 0 ? 5_000 : 0,
      additional_items: at % 3 === 0 ? ['ቡና'] : [],
      remark: pick(demoRemarks, at),
      send_sms: at % 2 === 0,
      send_schedule: true,
      branchId: pick(branches, at),
    };
  });
}
