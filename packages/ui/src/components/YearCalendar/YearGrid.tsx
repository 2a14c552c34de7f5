import {
  addDaysIso,
  addMonthsIn,
  daysInMonth,
  etToIso,
  type IsoDate,
  isoToEpochDay,
  isoToEt,
  monthsIn,
  weekdayOf,
} from '@digis/ethio-date';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { useMovedFocus } from '../MonthCalendar/DayGrid.tsx';
import { dayName } from '../MonthCalendar/month-words.ts';
import {
  day as dayStyle,
  month as monthStyle,
  monthName,
  monthNote,
  months,
} from './YearCalendar.css.ts';

export interface YearDay {
  /** Strength of the tint: 3 means full. @default none */
  readonly level?: 1 | 2 | 3 | undefined;
  /** Adds a ring for something unsettled, such as a reservation. */
  readonly isHollow?: boolean | undefined;
  /** Underlines the day: a holiday or a fast. */
  readonly isMarked?: boolean | undefined;
  /** Part of the day's accessible name: "2 of 3 events, Meskel". */
  readonly words?: string | undefined;
}

interface YearGridProps {
  isLoading: boolean | undefined;
  getMonthNote: ((year: number, month: number) => ReactNode) | undefined;
  titleId: string;
  year: number;
  focusedDate: IsoDate;
  moveTo: (date: IsoDate) => void;
  inYear: (year: number) => IsoDate;
  today: IsoDate;
  getDay: ((date: IsoDate) => YearDay | null | undefined) | undefined;
  onPress: (date: IsoDate) => void;
}

const all = Array.from({ length: 13 }, (_, index) => index + 1);

export function YearGrid(props: YearGridProps) {
  const { titleId, year, focusedDate, moveTo, isLoading, getMonthNote } = props;
  const { dates } = useKit();
  const grid = useRef<HTMLDivElement>(null);
  useMovedFocus(grid, focusedDate);
  const handleKeyDown = (event: KeyboardEvent) => {
    const date = dateOfKey(event, props);
    if (date === null) return;
    event.preventDefault();
    // The focused Pagume 6 may not exist in the other year.
    if (isoToEt(date).year !== year) grid.current?.focus({ preventScroll: true });
    moveTo(date);
  };
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={isLoading}
      className={months}
      onKeyDown={handleKeyDown}
    >
      {all.map((month) => (
        <div key={month} role="row" className={monthStyle}>
          <span role="rowheader" className={monthName}>
            {monthsIn('ethiopic', dates)[month - 1]}
          </span>
          {daysOf(year, month).map((date, index) => (
            <YearCell key={index} date={date} {...props} />
          ))}
          <MonthNote note={getMonthNote?.(year, month)} />
        </div>
      ))}
    </div>
  );
}

const MonthNote = ({ note }: { note: ReactNode }) =>
  note ? (
    <span role="gridcell" className={monthNote}>
      {note}
    </span>
  ) : null;

const daysOf = (year: number, month: number): IsoDate[] =>
  Array.from({ length: daysInMonth(year, month) }, (_, index) =>
    etToIso({ year, month, day: index + 1 }),
  );

function dateOfKey(
  { key, ctrlKey, altKey, metaKey }: KeyboardEvent,
  { focusedDate, year, inYear, today }: YearGridProps,
): IsoDate | null {
  if (ctrlKey || altKey || metaKey) return null;
  const { month, day } = isoToEt(focusedDate);
  const moves: Readonly<Record<string, () => IsoDate>> = {
    ArrowLeft: () => addDaysIso(focusedDate, -1),
    ArrowRight: () => addDaysIso(focusedDate, 1),
    ArrowUp: () => addMonthsIn('ethiopic', focusedDate, -1),
    ArrowDown: () => addMonthsIn('ethiopic', focusedDate, 1),
    Home: () => addDaysIso(focusedDate, 1 - day),
    End: () => etToIso({ year, month, day: daysInMonth(year, month) }),
    PageUp: () => inYear(year - 1),
    PageDown: () => inYear(year + 1),
    t: () => today,
    T: () => today,
  };
  return moves[key]?.() ?? null;
}

function YearCell({
  date,
  focusedDate,
  today,
  getDay,
  onPress,
}: YearGridProps & { date: IsoDate }) {
  const { dates } = useKit();
  const strings = useKitStrings();
  const known = getDay?.(date) ?? {};
  const weekday = weekdayOf(isoToEpochDay(date));
  const name = [dayName('ethiopic', date, dates, strings.comma), known.words];
  return (
    <span role="gridcell">
      <button
        type="button"
        className={dayStyle}
        data-date={date}
        data-weekend={weekday === 0 || weekday === 6 || undefined}
        data-level={known.level}
        data-hollow={known.isHollow || undefined}
        data-marked={known.isMarked || undefined}
        data-today={date === today || undefined}
        aria-label={name.filter(Boolean).join(strings.comma)}
        aria-current={date === today ? 'date' : undefined}
        tabIndex={date === focusedDate ? 0 : -1}
        onClick={() => onPress(date)}
      >
        {isoToEt(date).day}
      </button>
    </span>
  );
}
