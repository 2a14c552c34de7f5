/** An Ethiopian year at a glance: thirteen rows of days, each tinted by its load. */
import { dayIn, etToIso, type IsoDate, isoToEt, todayIso } from '@digis/ethio-date';
import { type ReactNode, type Ref, useId } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import {
  rangeOfYears,
  usableYears,
  within,
  type YearRange,
} from '../MonthCalendar/calendar-window.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { DaysFault } from '../private/faults/DaysFault.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { usableDate } from '../private/unusable.ts';
import { yearCalendar } from './YearCalendar.css.ts';
import { type YearDay, YearGrid } from './YearGrid.tsx';
import { YearHeader } from './YearHeader.tsx';

export interface YearCalendarProps extends CommonProps {
  /** A day of the year to show: Gregorian, `YYYY-MM-DD`. Controlled. */
  focusedDate?: IsoDate;
  /** Uncontrolled. @default today */
  defaultFocusedDate?: IsoDate;
  onFocusedDateChange?: (date: IsoDate) => void;
  /** Returns null for an ordinary day. */
  getDay?: (date: IsoDate) => YearDay | null | undefined;
  /** Returns the holidays and fasts in words, shown below the days of the month. */
  getMonthNote?: (year: number, month: number) => ReactNode;
  onDayPress: (date: IsoDate) => void;
  /** The main action of the screen, shown in the header. */
  action?: ReactNode;
  isLoading?: boolean;
  /** Says why loads are missing. */
  errorMessage?: ReactNode;
  onRetry?: () => void;
  /** Gregorian, `YYYY-MM-DD`. @default today in Addis Ababa by the provider's clock */
  today?: IsoDate;
  /** First and last Ethiopian year. @default [1950, 2099] */
  yearRange?: YearRange;
  ref?: Ref<HTMLElement>;
}

/**
 * Left and right move by day, up and down by month, Home and End to the month's ends, Page Up and
 * Page Down by year, T to today; Enter opens the day.
 */
export function YearCalendar({ ref, ...props }: YearCalendarProps) {
  const { isLoading, errorMessage, onRetry, onDayPress, getDay, getMonthNote } = props;
  const titleId = useId();
  const kit = useKit();
  const range = rangeOfYears(usableYears(props.yearRange));
  const today = usableDate(props.today) ?? todayIso({ now: kit.now() });
  const [date, onFocusedDateChange] = useFieldValue<IsoDate>(
    {
      value: props.focusedDate,
      defaultValue: props.defaultFocusedDate,
      onChange: props.onFocusedDateChange,
    },
    today,
  );
  const focusedDate = within(range, usableDate(date) ?? today);
  const moveTo = (next: IsoDate) => onFocusedDateChange(within(range, next));
  const { year } = dayIn('ethiopic', focusedDate);
  /** Turns Pagume 6 into Pagume 5 in a year without it. */
  const inYear = (other: number) => {
    const { month, day } = isoToEt(focusedDate);
    return etToIso({ year: other, month, day: month === 13 ? Math.min(day, 5) : day });
  };
  return (
    <section ref={ref} {...rootProps(props)} className={yearCalendar} aria-labelledby={titleId}>
      <YearHeader {...{ titleId, year, moveTo, inYear, today, range }} action={props.action} />
      {errorMessage && <DaysFault message={errorMessage} onRetry={onRetry} />}
      <YearGrid
        {...{ titleId, year, focusedDate, moveTo, inYear, today, isLoading, getMonthNote }}
        getDay={errorMessage ? undefined : getDay}
        onPress={(pressed) => {
          moveTo(pressed);
          onDayPress(pressed);
        }}
      />
    </section>
  );
}
