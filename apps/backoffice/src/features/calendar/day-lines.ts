/** What a cell of the month says of its day: who comes when, how many, and how full it is. */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { type IsoDate, isTime, toEthiopianTime } from '@digis/ethio-date';
import type { DayLine, DayLoad, KitCalendar } from '@digis/ui';
import { paymentTones } from '../../api/event-facts.ts';

type Days = Schemas['Calendar']['event_map'];

/** Nobody is assigned to an event that is still to come. */
const UNSTAFFED = '⚠';

/** As short as a cell needs it: the part of the day is said where the day is opened. */
function hourOf(time: string, calendar: KitCalendar): string {
  if (calendar !== 'ethiopic' || !isTime(time)) return time;
  return toEthiopianTime(time).hour + time.slice(2);
}

export const dayLines =
  (days: Days | undefined, today: IsoDate, calendar: KitCalendar) =>
  (day: IsoDate): readonly DayLine[] =>
    (days?.[day]?.events ?? []).map(({ id, time, client, people, staff, payment }) => ({
      id,
      start: hourOf(time, calendar),
      title: client,
      end: formatCount(people),
      sign: staff === 0 && day >= today ? UNSTAFFED : undefined,
      tone: paymentTones[payment],
    }));

const SOME = 300;
const MANY = 600;

export const dayLoad =
  (days: Days | undefined, guestsOf: (people: number) => string) =>
  (day: IsoDate): DayLoad | null => {
    const people = days?.[day]?.people ?? 0;
    if (people === 0) return null;
    const level = people > MANY ? 3 : people >= SOME ? 2 : 1;
    return { words: guestsOf(people), figure: formatCount(people), level };
  };
