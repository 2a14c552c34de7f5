import type { EtDate, EtDateWords, IsoDate } from '@digis/ethio-date';
import { type CalendarWindow, rangeOfYears, within } from '../MonthCalendar/calendar-window.ts';
import type { DayNote } from '../MonthCalendar/DayCell.tsx';

export interface DateLimits {
  /** Offered Ethiopian years, both ends included. @default [1950, 2099] */
  yearRange: readonly [first: number, last: number];
  minValue: IsoDate | undefined;
  maxValue: IsoDate | undefined;
  /** Excludes single days, such as those that are fully booked. */
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
  said: EtDateWords;
  getDayNote: ((date: IsoDate) => DayNote | null) | undefined;
  onDaysShown: ((days: CalendarWindow) => void) | undefined;
  onSet: (date: EtDate) => void;
  /** Undefined where the date is required. */
  onClear: (() => void) | undefined;
  onClose: () => void;
}
