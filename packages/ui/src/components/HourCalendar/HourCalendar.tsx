/** The hours of a week's days, or of a day's halls, with their bookings. */
import { addDaysIso, type IsoDate, type Time, todayIso } from '@digis/ethio-date';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useKit } from '../../theme/kit-context.ts';
import { media } from '../../tokens/breakpoints.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { rangeOfYears, usableYears, within } from '../MonthCalendar/calendar-window.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { DaysFault } from '../private/faults/DaysFault.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { useMedia } from '../private/page-state.ts';
import { usableDate, withoutTwins } from '../private/unusable.ts';
import { useTicks } from '../private/use-ticks.ts';
import { DAYS, daysFrom, firstOfWeek, resourcesOn, weekdayOfDate } from './hours/hour-columns.ts';
import {
  HOUR,
  type HourEvent,
  type HourResource,
  type HourSpan,
  minuteAt,
  startOfColumn,
  timed,
} from './hours/hour-event.ts';
import { calendar } from './HourCalendar.css.ts';
import { HourGrid } from './HourGrid.tsx';
import { ColumnChooser, HourHeader } from './HourHeader.tsx';
import { columnName, eventName } from './hours/hour-words.ts';
import type { HourPlace } from './hours/place-by-key.ts';
import { columnSlots, type ColumnSlots, type HourColumn } from './hours/place-events.ts';
import { SpanBar } from './SpanBar.tsx';
import { useHourSpan } from './use-hour-span.ts';

export interface HourCalendarProps extends CommonProps {
  /** In any order. Events of other days are ignored. */
  events: readonly HourEvent[];
  /** Columns of a single day: halls, tables, cars. @default the seven days of a week */
  resources?: readonly HourResource[];
  /** Label of the list that chooses a column on narrow screens: "Hall". @default 'Place' */
  resourcesLabel?: string;
  /** A day of the week to show: Gregorian, `YYYY-MM-DD`. Controlled. */
  focusedDate?: IsoDate;
  /** Uncontrolled. @default today by the provider's clock */
  defaultFocusedDate?: IsoDate;
  onFocusedDateChange?: (date: IsoDate) => void;
  /**
   * A day's column begins and ends at this time.
   * @default '06:00', so that a night belongs to its evening
   */
  dayStart?: Time;
  /** Minutes per row. @default 60 */
  slotMinutes?: 15 | 30 | 60;
  /** Returns true for a row that cannot be chosen: closed, or past. */
  isSpanUnavailable?: (span: HourSpan) => boolean;
  /** Called with a span chosen by press, drag, two touches, or Shift and arrows. */
  onSelectSpan?: (span: HourSpan) => void;
  onEventPress?: (event: HourEvent) => void;
  /** The main action of the screen, shown in the header. */
  action?: ReactNode;
  /** Bookings are loading; the user can still navigate. */
  isLoading?: boolean;
  /** Says why bookings are missing. */
  errorMessage?: ReactNode;
  onRetry?: () => void;
}

const MINUTE = 60_000;
const none: readonly HourEvent[] = [];

/**
 * For the number of events per day use `MonthCalendar`, for the list of a day `CalendarAgenda`. Up
 * to three overlapping bookings are shown; a button opens the others.
 */
export function HourCalendar(props: HourCalendarProps) {
  const { resources, slotMinutes = HOUR, onEventPress, errorMessage } = props;
  const { isSpanUnavailable, onSelectSpan } = props;
  const events = errorMessage ? none : props.events;
  const titleId = useId();
  const dayStart = startOfColumn(props.dayStart ?? '');
  const now = useTicks(MINUTE);
  const today = todayIso({ now: now - dayStart * MINUTE });
  const [focusedDate, showDate] = useFocusedDate(props, today);

  const first = resources ? focusedDate : firstOfWeek(focusedDate);
  const columns = useMemo(
    () => (resources ? resourcesOn(first, resources, dayStart) : daysFrom(first, dayStart)),
    [resources, first, dayStart],
  );
  const contents = useMemo(() => {
    const all = withoutTwins(events).flatMap((event) => timed(event) ?? []);
    return columns.map((column) => columnSlots(column, all, slotMinutes));
  }, [events, columns, slotMinutes]);

  const minute = minuteAt(now);
  const [slot, setSlot] = useState(() => slotOf(minute, dayStart, slotMinutes));
  const [chosen, setChosen] = useState(0);
  const column = resources ? Math.min(chosen, columns.length - 1) : weekdayOfDate(focusedDate);
  const goTo = (place: HourPlace) => {
    setSlot(place.slot);
    if (resources) setChosen(Math.min(Math.max(place.column, 0), columns.length - 1));
    else if (place.column !== column) showDate(addDaysIso(first, place.column));
  };
  const span = useHourSpan({ columns, slotMinutes, isSpanUnavailable, onSelectSpan });
  if (columns.length === 0) return <EmptyState {...{ id: props.id, data: props.data }} />;
  const parts = { titleId, columns, focusedDate, today, showDate, isDay: Boolean(resources) };
  return (
    <section {...rootProps(props)} className={calendar} aria-labelledby={titleId}>
      <HourHeader {...parts} action={props.action} />
      {errorMessage && <DaysFault message={errorMessage} onRetry={props.onRetry} />}
      <ColumnChooser
        {...parts}
        resourcesLabel={props.resourcesLabel}
        current={column}
        onCurrentChange={setChosen}
        counts={contents.map(countOf)}
      />
      <HourGrid
        {...{ titleId, columns, contents, slotMinutes, span, goTo, onEventPress }}
        now={minute}
        place={{ slot, column }}
        isLoading={props.isLoading}
        turn={(pages) => showDate(addDaysIso(focusedDate, resources ? pages : pages * DAYS))}
        goToToday={() => showDate(today)}
      />
      <SpanBar {...span} />
      <Unplaced {...{ columns, contents }} />
    </section>
  );
}

function useFocusedDate(props: HourCalendarProps, today: IsoDate) {
  const range = rangeOfYears(usableYears());
  const [date, setDate] = useFieldValue<IsoDate>(
    {
      value: props.focusedDate,
      defaultValue: props.defaultFocusedDate,
      onChange: props.onFocusedDateChange,
    },
    today,
  );
  const showDate = (next: IsoDate) => setDate(within(range, next));
  return [within(range, usableDate(date) ?? today), showDate] as const;
}

function slotOf(minute: number, dayStart: number, slotMinutes: number): number {
  const day = 24 * HOUR;
  return Math.floor(((((minute - dayStart) % day) + day) % day) / slotMinutes);
}

const countOf = ({ slots, wholeDay }: ColumnSlots): number =>
  new Set([...slots.flatMap(({ running }) => running), ...wholeDay].map(({ event }) => event)).size;

interface UnplacedProps {
  columns: readonly HourColumn[];
  contents: readonly ColumnSlots[];
}

/** Lists the bookings without room on paper, which has no buttons. */
function Unplaced({ columns, contents }: UnplacedProps) {
  const kit = useKit();
  const isPrinted = useMedia(media.print);
  if (!isPrinted) return null;
  return (
    <ul>
      {columns.flatMap((column, index) =>
        (contents[index]?.slots ?? []).flatMap(({ placed, unplaced }) =>
          [...placed.filter(({ lanes }) => lanes > 1), ...unplaced].map((event) => (
            <li key={`${column.id} ${event.event.id}`}>
              {[columnName(column, kit), eventName(event, column, kit)].join(kit.strings.comma)}
            </li>
          )),
        ),
      )}
    </ul>
  );
}
