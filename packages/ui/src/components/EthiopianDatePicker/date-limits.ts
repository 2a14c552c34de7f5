/** The days that can be chosen, and the props that the dialog and the calendar of the date picker share. */
import type { EtDate, EtDateWords, IsoDate } from '@digis/ethio-date';
import { type CalendarWindow, rangeOfYears, within } from '../MonthCalendar/calendar-window.ts';
import type { DayNote } from '../MonthCalendar/DayCell.tsx';

export interface DateLimits {
  /** Ethiopian years that are offered. @default [1950, 2099] */
  yearRange: readonly [first: number, last: number];
  minValue: IsoDate | undefined;
  maxValue: IsoDate | undefined;
  /** Days between the ends that cannot be chosen, as those that are full. */
  isDateUnavailable: ((iso: IsoDate) => boolean) | undefined;
}

type Ends = Pick<DateLimits, 'minValue' | 'maxValue'>;

export function withinLimits({ minValue, maxValue }: Ends, iso: IsoDate): IsoDate {
  if (minValue && iso < minValue) return minValue;
  return maxValue && iso > maxValue ? maxValue : iso;
}

export const canBeChosen = (limits: DateLimits, iso: IsoDate): boolean =>
  within(rangeOfYears(limits.yearRange), iso) === iso &&
  withinLimits(limits, iso) === iso &&
  !limits.isDateUnavailable?.(iso);

/** The years that are offered: one beyond the range that was chosen before stays on offer. */
export const offeredYears = (
  { yearRange: [first, last] }: Pick<DateLimits, 'yearRange'>,
  ...chosen: readonly EtDate[]
): DateLimits['yearRange'] => {
  const years = chosen.map(({ year }) => year);
  return [Math.min(first, ...years), Math.max(last, ...years)];
};

export interface DatePickerViewProps {
  title: string;
  start: EtDate;
  limits: DateLimits;
  /** The format of the Ethiopian date. */
  said: EtDateWords;
  /** Further facts about a day. */
  getDayNote: ((date: IsoDate) => DayNote | null) | undefined;
  /** Called with the days that the month beside the lists shows. */
  onDaysShown: ((days: CalendarWindow) => void) | undefined;
  onSet: (date: EtDate) => void;
  /** Takes the date away; left out where that is not allowed. */
  onClear: (() => void) | undefined;
  onClose: () => void;
}
