/** A month's name in both calendars. */
import { formatMonth, formatMonthsBeside, type IsoDate } from '@digis/ethio-date';
import { type KitCalendar, useKit } from '../../theme/kit-context.ts';
import { DASH, usableDate } from '../private/unusable.ts';
import { otherTitle, title, titles } from './MonthHeader.css.ts';

export interface MonthTitleProps {
  /** The calendar whose month it is; the other one's months stand small below. */
  calendar: KitCalendar;
  /** Any day of the month. */
  date: IsoDate;
  id?: string;
}

/** Part of `MonthCalendar`; alone while that loads. */
export function MonthTitle({ calendar, date, id }: MonthTitleProps) {
  const { locale } = useKit();
  const day = usableDate(date);
  return (
    <div className={titles}>
      <h2 id={id} className={title}>
        {day ? formatMonth(calendar, day, locale) : DASH}
      </h2>
      <span className={otherTitle}>{day && formatMonthsBeside(calendar, day, locale)}</span>
    </div>
  );
}
