import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso, etToIso, isoToEpochDay, isoToEt, weekdayOf } from '@digis/ethio-date';
import type { DemoBusiness } from './demo-business.ts';
import {
  clientCount,
  demoClient,
  demoOccasions,
  demoPhone,
  demoPlaces,
  demoRemarks,
  type BranchName,
  type DemoName,
} from './demo-people.ts';

export interface Booking {
  at: number;
  booked: string;
  planner: DemoName;
  cashier: DemoName;
  body: Schemas['EventInput'];
}

/** Days from today, so that the demo has work on every day. */
const nearby = [
  0, 0, 0, 1, 1, 2, 3, 4, 5, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 40, -1, -2, -5, -9, -16, -30,
];
const pagumeDays = [1, 3, 5, 5];
const ofTheYear = 200 - nearby.length - pagumeDays.length;
const yearBegins = -285;
const times = ['12:30', '15:00', '18:30', '01:00', '10:00', '13:15', '20:45'];
const sizes = [350, 120, 90, 200, 410, 150, 80];
const remindedDays = 40;

export const firstDay = (today: string): string => addDaysIso(today, yearBegins - 90);

function towardsWeekend(day: string, at: number): string {
  if (at % 3 === 0) return day;
  return addDaysIso(day, (6 - weekdayOf(isoToEpochDay(day)) + (at % 2)) % 7);
}

function daysAround(today: string): string[] {
  const { year } = isoToEt(today);
  const spread = Array.from({ length: ofTheYear }, (_, at) =>
    towardsWeekend(addDaysIso(today, yearBegins + at * 2), at),
  );
  return [
    ...nearby.map((days) => addDaysIso(today, days)),
    ...pagumeDays.map((day) => etToIso({ year, month: 13, day })),
    ...spread,
  ];
}

export const pick = <T>(list: readonly T[], at: number): T => {
  const value = list[at % list.length];
  if (value === undefined) throw new Error('the demo has nothing to choose from');
  return value;
};

const hands = {
  Bole: { planner: 'hana', cashier: 'dawit' },
  Piassa: { planner: 'sara', cashier: 'sara' },
} as const satisfies Record<BranchName, Pick<Booking, 'planner' | 'cashier'>>;

function keptUntil(
  at: number,
  { day, booked, today }: { day: string; booked: string; today: string },
) {
  if (at % 7 !== 3 || day <= addDaysIso(today, 1)) return null;
  const on = addDaysIso(today, 3);
  if (at % 2 === 0) return addDaysIso(booked, 3);
  return on < day ? on : day;
}

export const bookingsAround = (today: string, business: DemoBusiness): Booking[] =>
  daysAround(today).map((day, at) => {
    const branch = at % 3 === 2 ? 'Piassa' : 'Bole';
    const early = addDaysIso(day, -(15 + ((at * 13) % 60)));
    const latest = addDaysIso(today, -1 - (at % 12));
    const booked = early < latest ? early : latest;
    const isReminded = booked > addDaysIso(today, -remindedDays);
    const body = {
      ...bodyOf(at, day, business),
      branchId: business.branches[branch],
      paid_full: at % 9 < (day < addDaysIso(today, -90) ? 7 : 3),
      send_sms: isReminded && at % 2 === 0,
      send_schedule: isReminded,
    };
    const hold_until = keptUntil(at, { day, booked, today });
    const held =
      hold_until === null ? body : { ...body, hold_until, advance_amount: 0, paid_full: false };
    return { at, booked, ...hands[branch], body: held };
  });

function bodyOf(at: number, day: string, { packages, items }: DemoBusiness) {
  const client = (at * 7) % clientCount;
  const isCustom = at % 6 === 5;
  const isFixed = at % 12 === 11;
  return {
    client: {
      name: demoClient(client),
      primary_phone: demoPhone(client),
      secondary_phone: demoPhone(client + clientCount),
    },
    packageId: isCustom ? ('custom' as const) : pick(packages, at),
    ...(isCustom && { per_person: isFixed ? 60_000 : 500, custom_items: items.slice(0, 3) }),
    event_date: day,
    et_date: isoToEt(day),
    time: pick(times, at),
    num_of_people: pick(sizes, at),
    is_fixed: isFixed,
    // D175
    ...(at % 9 === 4 && { fasting_people: 20 }),
    advance_amount: at % 20 === 2 ? 0 : (1 + (at % 3)) * 10_000,
    additional_price: at % 5 === 0 ? 15_000 : 0,
    discount_amount: at % 7 === 0 ? 5_000 : 0,
    additional_items: at % 3 === 0 ? ['ቡና'] : [],
    remark: pick(demoRemarks, at),
    ...placeOf(at),
    confirm: ['CAPACITY' as const, 'PLACE' as const],
  };
}

function placeOf(at: number) {
  if (at % 5 === 4) return {};
  const [venue, venue_note] = pick(demoPlaces, at);
  return { venue, venue_note, occasion: pick(demoOccasions, at) };
}
