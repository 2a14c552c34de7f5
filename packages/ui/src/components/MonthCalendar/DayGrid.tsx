/** Six weeks of days after the ARIA grid pattern: one tab stop, keys to move, Enter to open. */
import {
  dayIn,
  epochDayToIso,
  type IsoDate,
  shortWeekdayNames,
  weekdayNames,
} from '@digis/ethio-date';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type KitCalendar, useKit } from '../../theme/kit-context.ts';
import { type CalendarWindow, windowDays } from './calendar-window.ts';
import { DayCell } from './DayCell.tsx';
import { dateByKey } from './date-by-key.ts';
import { columnHead, grid as gridStyle, headRow, row } from './DayGrid.css.ts';

export interface DayGridProps {
  titleId: string;
  calendar: KitCalendar;
  focusedDate: IsoDate;
  moveTo: (date: IsoDate) => void;
  onDayPress: (date: IsoDate) => void;
  counts: Readonly<Record<IsoDate, number>>;
  isLoading: boolean | undefined;
  today: IsoDate;
  range: CalendarWindow;
}

export function DayGrid(props: DayGridProps) {
  const { titleId, calendar, focusedDate, moveTo, onDayPress, counts, isLoading } = props;
  const { today, range } = props;
  const { locale } = useKit();
  const grid = useRef<HTMLDivElement>(null);
  const days = windowDays(calendar, focusedDate).map(epochDayToIso);
  const { month } = dayIn(calendar, focusedDate);

  // The cells stay in their places when the month changes, so that the focus is never lost, only moved.
  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return;
    grid.current.querySelector<HTMLElement>(`[data-date="${focusedDate}"]`)?.focus();
  }, [focusedDate]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const date = dateByKey(event, calendar, focusedDate, today);
    if (date === null) return;
    event.preventDefault();
    moveTo(date);
  };
  const open = (date: IsoDate) => {
    moveTo(date);
    onDayPress(date);
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
        {weekdayNames[locale].map((name, index) => (
          <span key={name} role="columnheader" aria-label={name} className={columnHead}>
            {shortWeekdayNames[locale][index]}
          </span>
        ))}
      </div>
      {[0, 1, 2, 3, 4, 5].map((week) => (
        <div key={week} role="row" className={row}>
          {days.slice(week * 7, week * 7 + 7).map((date, weekday) => (
            <DayCell
              key={weekday}
              {...{ calendar, date, isLoading }}
              count={counts[date] ?? 0}
              isTabStop={date === focusedDate}
              isOutside={dayIn(calendar, date).month !== month}
              isWeekend={weekday === 0 || weekday === 6}
              isPast={date < today}
              isToday={date === today}
              isDisabled={date < range.from || date > range.to}
              onPress={open}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
