/** A day of the month calendar: its number in both calendars, and the number of its events. */
import { dayIn, type IsoDate, otherCalendar } from '@digis/ethio-date';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { bone, cell, cover, numbers, number, other as otherStyle, pill } from './DayCell.css.ts';
import type { GridDay } from './DayGrid.tsx';
import { cornerText, dayName } from './month-words.ts';

const MAX_SHOWN = 99;

export interface DayCellProps extends GridDay {
  count: number;
  isLoading: boolean | undefined;
  onPress: (date: IsoDate) => void;
}

export function DayCell(props: DayCellProps) {
  const { calendar, date, count, isLoading, isTabStop, isDisabled, onPress } = props;
  const { locale } = useKit();
  const strings = useKitStrings();
  const other = otherCalendar(calendar);
  const hasCount = count > 0 && !isLoading;
  const day = dayName(calendar, date, locale, strings.comma);
  const name = hasCount ? `${day}${strings.comma}${strings.eventCount(count)}` : day;
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
    </div>
  );
}
