import { dayIn, type IsoDate, otherCalendar } from '@digis/ethio-date';
import type { ReactNode } from 'react';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import {
  band as bandStyle,
  bone,
  cell,
  cover,
  figure,
  line,
  lines as linesStyle,
  lineEnd,
  lineStart,
  lineTitle,
  moreLines,
  note as noteStyle,
  noteMark,
  noteWords,
  numbers,
  number,
  other as otherStyle,
  pill,
} from './DayCell.css.ts';
import type { GridDay } from './DayGrid.tsx';
import { cornerText, dayName } from './month-words.ts';

const MAX_SHOWN = 99;

/** Further facts about a day: a holiday, a fast, the load. */
export interface DayNote {
  /** Appended to the day's accessible name: "Meskel, public holiday". */
  readonly words: string;
  /** Shown at the foot of the cell. @default the words, as much of them as fits */
  readonly content?: ReactNode;
  /**
   * A period of days, such as a fast: a band below them, with its name where it begins in the week.
   */
  readonly band?: string | undefined;
  /**
   * A sign or two, where there is no room for words: the month on a phone, the month of a picker.
   * @default the content
   */
  readonly mark?: ReactNode;
  /**
   * The load of the day, from 0 to 1: a bar in the month of a picker; give its figures in `words`.
   */
  readonly load?: number;
}

export interface DayLine {
  readonly id: number | string;
  readonly start: string;
  readonly title: string;
  /** Shown where the cell has room for it. */
  readonly end?: ReactNode;
  /** A sign that is always shown. */
  readonly sign?: string;
  /** The tone of the bar before it; the opened day explains it. */
  readonly tone?: 'neutral' | 'positive' | 'caution' | 'critical';
  /** True if only reserved, not booked: the bar is hollow. */
  readonly isHollow?: boolean | undefined;
}

/** The load of a day. */
export interface DayLoad {
  /** Appended to the day's accessible name: "620 guests". */
  readonly words: string;
  /** Text at the head of the cell, on hover or focus on a desktop, and always on paper. */
  readonly figure: string;
  /** The strength of the cell's tint, which only repeats the figure. */
  readonly level: 1 | 2 | 3;
}

export interface DayCellProps extends GridDay {
  note: DayNote | null | undefined;
  isBandGoingOn?: boolean;
  lines?: readonly DayLine[];
  load?: DayLoad | null;
  count: number;
  isLoading: boolean | undefined;
  onPress: (date: IsoDate) => void;
}

export function DayCell(props: DayCellProps) {
  const { calendar, date, count, note, isLoading, isTabStop, isDisabled, onPress } = props;
  const { lines = [], load } = props;
  const { dates } = useKit();
  const strings = useKitStrings();
  const other = otherCalendar(calendar);
  const hasCount = count > 0 && !isLoading;
  const day = dayName(calendar, date, dates, strings.comma);
  const name = [day, note?.words, load?.words, hasCount && strings.eventCount(count)]
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
      data-load={load?.level}
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
        {load && <span className={figure}>{load.figure}</span>}
        <span className={otherStyle}>{cornerText(other, dayIn(other, date), dates)}</span>
      </span>
      {!isLoading && lines.length > 0 && <DayLines {...{ lines, count }} />}
      {isLoading && <span className={bone} />}
      {hasCount && (
        <span aria-hidden className={pill} data-lines={lines.length > 0 || undefined}>
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
      {note && <DayFoot note={note} isGoingOn={props.isBandGoingOn} />}
    </div>
  );
}

interface DayFootProps {
  note: DayNote;
  isGoingOn: boolean | undefined;
}

function DayFoot({ note, isGoingOn }: DayFootProps) {
  const content = note.content ?? note.words;
  return (
    <>
      {content !== '' && (
        <span aria-hidden className={noteStyle}>
          <span className={noteWords}>{content}</span>
          <span className={noteMark}>{note.mark ?? content}</span>
        </span>
      )}
      {note.band && (
        <span
          aria-hidden
          className={`${noteStyle} ${bandStyle}`}
          data-goes-on={isGoingOn || undefined}
        >
          <span className={noteWords}>{note.band}</span>
        </span>
      )}
    </>
  );
}

const MOST_LINES = 2;

/** A page may load only the first lines of a full day, so the count tells how many there are. */
function DayLines({ lines, count }: { lines: readonly DayLine[]; count: number }) {
  const more = Math.max(lines.length, count) - MOST_LINES;
  return (
    <span aria-hidden className={linesStyle}>
      {lines
        .slice(0, MOST_LINES)
        .map(({ id, start, title, end, sign, tone = 'neutral', isHollow }) => (
          <span key={id} className={line} data-tone={tone} data-hollow={isHollow || undefined}>
            <span className={lineStart} data-alone={!sign || undefined}>
              {start}
            </span>
            <span className={lineTitle}>{title}</span>
            {sign && <span>{sign}</span>}
            <span className={lineEnd}>{end}</span>
          </span>
        ))}
      {more > 0 && <span className={moreLines}>{`+${more}`}</span>}
    </span>
  );
}
