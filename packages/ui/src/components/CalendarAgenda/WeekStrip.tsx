import { dayIn, type IsoDate, otherCalendar, shortWeekdaysIn } from '@digis/ethio-date';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { cornerText, dayName } from '../MonthCalendar/month-words.ts';
import {
  count,
  day as dayStyle,
  number,
  other as otherStyle,
  strip,
} from './CalendarAgenda.css.ts';

export interface WeekStripProps {
  days: readonly IsoDate[];
  date: IsoDate;
  today: IsoDate;
  countOn: (date: IsoDate) => number;
  onChange: (date: IsoDate) => void;
}

export function WeekStrip({ days, date, today, countOn, onChange }: WeekStripProps) {
  const { dates, calendar } = useKit();
  const strings = useKitStrings();
  const other = otherCalendar(calendar);
  return (
    <ListBox
      aria-label={strings.daysOfWeek}
      className={strip}
      orientation="horizontal"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={[date]}
      onSelectionChange={(keys) => {
        const [chosen] = keys === 'all' ? [] : keys;
        if (chosen !== undefined) onChange(String(chosen));
      }}
    >
      {days.map((iso, weekday) => {
        const booked = countOn(iso);
        const name = [
          ...(iso === today ? [strings.today] : []),
          dayName(calendar, iso, dates, strings.comma),
          strings.eventCount(booked),
        ].join(strings.comma);
        return (
          <ListBoxItem
            key={iso}
            id={iso}
            textValue={name}
            className={dayStyle}
            data-today={iso === today || undefined}
          >
            <span className={visuallyHidden}>{name}</span>
            <span aria-hidden>{shortWeekdaysIn(dates)[weekday]}</span>
            <span aria-hidden className={number}>
              {dayIn(calendar, iso).day}
            </span>
            <span aria-hidden className={otherStyle}>
              {cornerText(other, dayIn(other, iso), dates)}
            </span>
            <span aria-hidden className={count} data-empty={booked === 0 || undefined}>
              {booked}
            </span>
          </ListBoxItem>
        );
      })}
    </ListBox>
  );
}
