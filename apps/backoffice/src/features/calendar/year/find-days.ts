import type { Schemas } from '@digis/api-client/contract';
import {
  addDaysIso,
  etToIso,
  type IsoDate,
  isoToEpochDay,
  isoToEt,
  movableDays,
  weekdayOf,
} from '@digis/ethio-date';

type DayLoad = Schemas['DayLoad'];

export interface DayQuestion {
  readonly guests: number;
  readonly weekdays: readonly number[];
  readonly isWithoutFast: boolean;
}

const MOST_FOUND = 10;

const hasRoom = (load: DayLoad, guests: number): boolean =>
  load.events + 1 <= (load.max_events ?? Infinity) &&
  load.people + guests <= (load.max_people ?? Infinity);

export function findDays(
  loads: readonly DayLoad[],
  { guests, weekdays, isWithoutFast }: DayQuestion,
  isFast: (day: IsoDate) => boolean,
): readonly DayLoad[] {
  const found: DayLoad[] = [];
  for (const load of loads) {
    if (found.length === MOST_FOUND) break;
    const weekday = weekdayOf(isoToEpochDay(load.date));
    const isWanted = weekdays.length === 0 || weekdays.includes(weekday);
    if (isWanted && hasRoom(load, guests) && !(isWithoutFast && isFast(load.date))) {
      found.push(load);
    }
  }
  return found;
}

/** The day with the same distance from Fasika, a movable feast. */
export function sameDayLastYear(day: IsoDate): IsoDate {
  const { year } = isoToEt(day);
  const fasikaOf = (of: number) => etToIso(movableDays(of).fasika);
  const fromFasika = isoToEpochDay(day) - isoToEpochDay(fasikaOf(year));
  return addDaysIso(fasikaOf(year - 1), fromFasika);
}
