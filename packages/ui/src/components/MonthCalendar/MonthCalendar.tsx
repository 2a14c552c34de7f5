/** A calendar of one month in either calendar, with the number of events on each day. */
import { addDaysIso, type IsoDate, todayIso } from '@digis/ethio-date';
import { type ReactNode, type Ref, useId } from 'react';
import { type KitCalendar, useKit } from '../../theme/kit-context.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { usableDate } from '../private/unusable.ts';
import { rangeOfYears, usableYears, within, type YearRange } from './calendar-window.ts';
import { DayCell, type DayLine, type DayLoad, type DayNote } from './DayCell.tsx';
import { DayGrid } from './DayGrid.tsx';
import { calendar as calendarStyle } from './MonthCalendar.css.ts';
import { MonthHeader } from './MonthHeader.tsx';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { DaysFault } from '../private/faults/DaysFault.tsx';

export interface MonthCalendarProps extends CommonProps {
  /** Calendar of the large numbers; those of the other are small beside them. Controlled. */
  calendar?: KitCalendar;
  /** Uncontrolled. @default the provider's */
  defaultCalendar?: KitCalendar;
  onCalendarChange?: (calendar: KitCalendar) => void;
  /** A day of the month to show: Gregorian, `YYYY-MM-DD`. Controlled. */
  focusedDate?: IsoDate;
  /** Uncontrolled. @default today */
  defaultFocusedDate?: IsoDate;
  onFocusedDateChange?: (date: IsoDate) => void;
  /** Number of events per day; days without events may be absent. */
  counts: Readonly<Record<IsoDate, number>>;
  /** Returns a holiday, a fast or the load, shown in the day's cell and accessible name. */
  getDayNote?: (date: IsoDate) => DayNote | null;
  /** Returns the day's events, earliest first; a desktop shows two. */
  getDayLines?: (date: IsoDate) => readonly DayLine[];
  getDayLoad?: (date: IsoDate) => DayLoad | null;
  /** With `onSpanChange`, a button switches between the two. @default 'month' */
  span?: 'week' | 'month';
  onSpanChange?: (span: 'week' | 'month') => void;
  /** The main action of the screen, shown in the header. */
  action?: ReactNode;
  isLoading?: boolean;
  /** Says why counts are missing. */
  errorMessage?: ReactNode;
  onRetry?: () => void;
  onDayPress: (date: IsoDate) => void;
  /** Gregorian, `YYYY-MM-DD`. @default today in Addis Ababa by the provider's clock */
  today?: IsoDate;
  /** First and last Ethiopian year. @default [1950, 2099] */
  yearRange?: YearRange;
  /** The grid; the focused day is the cell with `tabindex="0"`. */
  ref?: Ref<HTMLElement>;
}

/**
 * Arrows move by day and week, Home and End within the week, Page Up and Page Down by month, with
 * Shift by year, T to today; Enter opens the day. Load the counts of `calendarWindow(calendar,
 * focusedDate)`.
 */
export function MonthCalendar({ ref, ...props }: MonthCalendarProps) {
  const { counts, isLoading, errorMessage, onRetry, onDayPress, yearRange } = props;
  const titleId = useId();
  const kit = useKit();
  const range = rangeOfYears(usableYears(yearRange));
  const today = usableDate(props.today) ?? todayIso({ now: kit.now() });
  const [calendar, onCalendarChange] = useFieldValue<KitCalendar>(
    {
      value: props.calendar,
      defaultValue: props.defaultCalendar,
      onChange: props.onCalendarChange,
    },
    kit.calendar,
  );
  const [date, onFocusedDateChange] = useFieldValue<IsoDate>(
    {
      value: props.focusedDate,
      defaultValue: props.defaultFocusedDate,
      onChange: props.onFocusedDateChange,
    },
    today,
  );
  // The date may come from a URL and be invalid.
  const focusedDate = within(range, usableDate(date) ?? today);
  const isWeek = props.span === 'week';
  const moveTo = (date: IsoDate) => onFocusedDateChange(within(range, date));
  const open = (date: IsoDate) => {
    moveTo(date);
    onDayPress(date);
  };
  return (
    <section ref={ref} {...rootProps(props)} className={calendarStyle} aria-labelledby={titleId}>
      <MonthHeader
        {...{ titleId, calendar, onCalendarChange, focusedDate, moveTo, today, range, isWeek }}
        onSpanChange={props.onSpanChange}
        action={props.action}
      />
      {errorMessage && <DaysFault message={errorMessage} onRetry={onRetry} />}
      <DayGrid
        {...{ titleId, calendar, focusedDate, moveTo, today, range, isLoading, isWeek }}
        renderDay={(day) => (
          <DayCell
            {...day}
            isLoading={isLoading}
            {...noteOn(day.date, props.getDayNote)}
            {...(!errorMessage && {
              lines: props.getDayLines?.(day.date),
              load: props.getDayLoad?.(day.date),
            })}
            count={(!errorMessage && counts[day.date]) || 0}
            onPress={open}
          />
        )}
      />
    </section>
  );
}

function noteOn(date: IsoDate, noteOf: MonthCalendarProps['getDayNote']) {
  const note = noteOf?.(date);
  const isBandGoingOn =
    note?.band !== undefined && noteOf?.(addDaysIso(date, -1))?.band === note.band;
  return { note, isBandGoingOn };
}
