import { formatMonth, formatMonthsBeside, type IsoDate } from '@digis/ethio-date';
import { type KitCalendar, useKit } from '../../theme/kit-context.ts';
import { DASH, usableDate } from '../private/unusable.ts';
import { otherTitle, title, titles } from './MonthHeader.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface MonthTitleProps extends CommonProps {
  /** Calendar of the title; the months of the other are small below. */
  calendar: KitCalendar;
  date: IsoDate;
  headingId?: string;
}

/** Part of `MonthCalendar`; used alone while the calendar loads. */
export function MonthTitle({ calendar, date, headingId, ...rest }: MonthTitleProps) {
  const { dates } = useKit();
  const day = usableDate(date);
  return (
    <div {...rootProps(rest)} className={titles}>
      <h2 id={headingId} className={title}>
        {day ? formatMonth(calendar, day, dates) : DASH}
      </h2>
      <span className={otherTitle}>{day && formatMonthsBeside(calendar, day, dates)}</span>
    </div>
  );
}
