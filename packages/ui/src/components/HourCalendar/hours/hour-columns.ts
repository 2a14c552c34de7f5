import { addDaysIso, type IsoDate, isoToEpochDay, weekdayOf } from '@digis/ethio-date';
import { withoutTwins } from '../../private/unusable.ts';
import { type HourResource, startOfDate } from './hour-event.ts';
import type { HourColumn } from './place-events.ts';

export const DAYS = 7;

export const weekdayOfDate = (date: IsoDate): number => weekdayOf(isoToEpochDay(date));
export const firstOfWeek = (date: IsoDate): IsoDate => addDaysIso(date, -weekdayOfDate(date));

/** `dayStart` is in minutes after midnight. */
export const daysFrom = (first: IsoDate, dayStart: number): HourColumn[] =>
  Array.from({ length: DAYS }, (_, index) => {
    const date = addDaysIso(first, index);
    return { id: date, date, from: startOfDate(date) + dayStart };
  });

export const resourcesOn = (
  date: IsoDate,
  resources: readonly HourResource[],
  dayStart: number,
): HourColumn[] =>
  withoutTwins(resources).map((resource) => ({
    id: `${date} ${resource.id}`,
    date,
    resource,
    from: startOfDate(date) + dayStart,
  }));
