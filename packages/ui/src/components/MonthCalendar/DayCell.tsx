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

export interface DayNote {
  /** Part of the day's accessible name: "Meskel, public holiday". */
  readonly words: string;
  /** Shown at the foot of the cell. @default as much of `words` as fits */
  readonly content?: ReactNode;
  /** Name of a period of several days, such as a fast. */
  readonly band?: string | undefined;
  /** Shown in little room: on a phone or in a picker. @default the content */
  readonly mark?: ReactNode;
  /** From 0 to 1, shown as a bar in a picker; give the figures in `words`. */
  readonly load?: number;
}

export interface DayLine {
  readonly id: number | string;
  readonly start: string;
  readonly title: string;
  /** Shown at the end of the line, where it fits. */
  readonly end?: ReactNode;
  /** A short mark that is always shown. */
  readonly sign?: string;
  /** Tone of the bar before the event; opening the day explains it. */
  readonly tone?: 'neutral' | 'positive' | 'caution' | 'critical';
  /** Draws a hollow bar, for an event that is reserved but not booked. */
  readonly isHollow?: boolean | undefined;
}

export interface DayLoad {
  /** Part of the day's accessible name: "620 guests". */
  readonly words: string;
  /** Shown at the head of the cell: on a desktop on hover or focus, on paper always. */
  readonly figure: string;
  /** Strength of the tint; must repeat what the figure says. */
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

/** `count` may exceed the lines, because a page may load only the first lines of a full day. */
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
