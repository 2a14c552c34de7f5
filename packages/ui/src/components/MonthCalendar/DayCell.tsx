/** A day of the month calendar: its number in both calendars, and the number of its events. */
import { dayIn, type IsoDate, otherCalendar } from '@digis/ethio-date';
import type { ReactNode } from 'react';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import {
  bone,
  cell,
  cover,
  note as noteStyle,
  numbers,
  number,
  other as otherStyle,
  pill,
} from './DayCell.css.ts';
import type { GridDay } from './DayGrid.tsx';
import { cornerText, dayName } from './month-words.ts';

const MAX_SHOWN = 99;

/** What else a day is: a holiday, a fast, how full it is. */
export interface DayNote {
  /** Said with the day's name: "Meskel, public holiday". */
  readonly words: string;
  /** Shown at the foot of the cell. @default the words, as much of them as has room */
  readonly content?: ReactNode;
}

export interface DayCellProps extends GridDay {
  note: DayNote | null | undefined;
  count: number;
  isLoading: boolean | undefined;
  onPress: (date: IsoDate) => void;
}

export function DayCell(props: DayCellProps) {
  const { calendar, date, count, note, isLoading, isTabStop, isDisabled, onPress } = props;
  const { locale } = useKit();
  const strings = useKitStrings();
  const other = otherCalendar(calendar);
  const hasCount = count > 0 && !isLoading;
  const day = dayName(calendar, date, locale, strings.comma);
  const name = [day, note?.words, hasCount && strings.eventCount(count)]
    .filter(Boolean)
    .join(strings.comma);
  return (
    <div
      role="gridcell"
      className={cell}
      data-outside={props.isOutside || undefined}
      data-weekend={props.isWeekend || undefined}
      data-past={props.isPast || undefined}
      data-today={props.isToday || undefined}
    >
      <button
        type="button"
        className={cover}
        data-date={date}
        tabIndex={isTabStop ? 0 : -1}
        disabled={isDisabled}
        aria-label={name}
        aria-current={props.isToday ? 'date' : undefined}
        onClick={() => onPress(date)}
      />
      <span aria-hidden className={numbers}>
        <span className={number}>{dayIn(calendar, date).day}</span>
        <span className={otherStyle}>{cornerText(other, dayIn(other, date), locale)}</span>
      </span>
      {isLoading && <span className={bone} />}
      {hasCount && (
        <span aria-hidden className={pill}>
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
      {note && (
        <span aria-hidden className={noteStyle}>
          {note.content ?? note.words}
        </span>
      )}
    </div>
  );
}
