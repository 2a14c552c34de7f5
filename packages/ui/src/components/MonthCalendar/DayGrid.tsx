import { dayIn, epochDayToIso, type IsoDate, shortWeekdaysIn, weekdaysIn } from '@digis/ethio-date';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { type KitCalendar, useKit } from '../../theme/kit-context.ts';
import { type CalendarWindow, windowDays } from './calendar-window.ts';
import { dateByKey } from './date-by-key.ts';
import { columnHead, grid as gridStyle, headRow, row } from './MonthCalendar.css.ts';

export interface GridDay {
  readonly calendar: KitCalendar;
  readonly date: IsoDate;
  readonly isTabStop: boolean;
  readonly isOutside: boolean;
  readonly isWeekend: boolean;
  readonly isPast: boolean;
  readonly isToday: boolean;
  readonly isDisabled: boolean;
}

export interface DayGridProps {
  titleId: string;
  calendar: KitCalendar;
  focusedDate: IsoDate;
  moveTo: (date: IsoDate) => void;
  isLoading?: boolean;
  today: IsoDate;
  range: CalendarWindow;
  /** Whether Home and End move to the ends of the week or of the month. @default 'week' */
  homeAndEnd?: 'week' | 'month';
  isWeek?: boolean;
  hasAutoFocus?: boolean;
  /** Renders a day, whose button must have the date in `data-date`. */
  renderDay: (day: GridDay) => ReactNode;
}

export function DayGrid(props: DayGridProps) {
  const { titleId, calendar, focusedDate, moveTo, isLoading, today, range, renderDay } = props;
  const { dates } = useKit();
  const grid = useRef<HTMLDivElement>(null);
  const days = windowDays(calendar, focusedDate).map(epochDayToIso);
  const weeks = [0, 1, 2, 3, 4, 5].filter(
    (week) => !props.isWeek || days.slice(week * 7, week * 7 + 7).includes(focusedDate),
  );
  const { month } = dayIn(calendar, focusedDate);

  useMovedFocus(grid, focusedDate, props.hasAutoFocus);

  const handleKeyDown = (event: KeyboardEvent) => {
    const date = dateByKey(
      event,
      { calendar, today, homeAndEnd: props.homeAndEnd ?? 'week' },
      focusedDate,
    );
    if (date === null) return;
    event.preventDefault();
    moveTo(date);
  };

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={isLoading}
      className={gridStyle}
      onKeyDown={handleKeyDown}
    >
      <div role="row" className={`${row} ${headRow}`}>
        {weekdaysIn(dates).map((name, index) => (
          <span key={name} role="columnheader" aria-label={name} className={columnHead}>
            {shortWeekdaysIn(dates)[index]}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week} role="row" className={row}>
          {days.slice(week * 7, week * 7 + 7).map((date, weekday) => (
            <Fragment key={weekday}>
              {renderDay({
                calendar,
                date,
                isTabStop: date === focusedDate,
                isOutside: dayIn(calendar, date).month !== month,
                isWeekend: weekday === 0 || weekday === 6,
                isPast: date < today,
                isToday: date === today,
                isDisabled: date < range.from || date > range.to,
              })}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

const dayButton = (grid: HTMLElement | null, date: IsoDate) =>
  grid?.querySelector<HTMLElement>(`[data-date="${date}"]`);

/** Cells are reused for other days, so the focus has to follow the day. */
export function useMovedFocus(
  grid: RefObject<HTMLElement | null>,
  focusedDate: IsoDate,
  hasAutoFocus = false,
) {
  const isFirst = useRef(true);
  useEffect(() => {
    const isOurs = isFirst.current && hasAutoFocus;
    isFirst.current = false;
    if (!isOurs && !grid.current?.contains(document.activeElement)) return;
    dayButton(grid.current, focusedDate)?.focus();
  }, [grid, focusedDate, hasAutoFocus]);
}
