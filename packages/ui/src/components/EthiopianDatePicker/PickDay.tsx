import { dayIn, type IsoDate, otherCalendar } from '@digis/ethio-date';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import type { DayNote } from '../MonthCalendar/DayCell.tsx';
import type { GridDay } from '../MonthCalendar/DayGrid.tsx';
import { cornerText, dayName } from '../MonthCalendar/month-words.ts';
import {
  bar,
  cell,
  day as dayStyle,
  filled,
  mark,
  other as otherStyle,
} from './CalendarFace.css.ts';

export interface PickDayProps extends GridDay {
  isChosen: boolean;
  isBetween?: boolean;
  note?: DayNote | null;
  onPress: (date: IsoDate) => void;
}

/** Unavailable days can be focused, so that a screen reader announces them. */
export function PickDay(props: PickDayProps) {
  const { calendar, date, isTabStop, isChosen, isBetween, isDisabled, note, onPress } = props;
  const { dates } = useKit();
  const strings = useKitStrings();
  const other = otherCalendar(calendar);
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its button names it
    <div role="gridcell" aria-selected={isChosen || isBetween} className={cell}>
      <button
        type="button"
        className={dayStyle}
        data-date={date}
        data-outside={props.isOutside || undefined}
        data-today={props.isToday || undefined}
        data-selected={isChosen || undefined}
        data-between={isBetween || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={isDisabled || undefined}
        aria-current={props.isToday ? 'date' : undefined}
        onClick={() => onPress(date)}
      >
        <span className={visuallyHidden}>
          {[dayName(calendar, date, dates, strings.comma), note?.words]
            .filter(Boolean)
            .join(strings.comma)}
        </span>
        <span aria-hidden>{dayIn(calendar, date).day}</span>
        <span aria-hidden className={otherStyle}>
          {cornerText(other, dayIn(other, date), dates)}
        </span>
        {note?.mark && (
          <span aria-hidden className={mark}>
            {note.mark}
          </span>
        )}
        {note?.load !== undefined && (
          <span aria-hidden className={bar}>
            <span className={filled} style={{ width: `${note.load * 100}%` }} />
          </span>
        )}
      </button>
    </div>
  );
}
