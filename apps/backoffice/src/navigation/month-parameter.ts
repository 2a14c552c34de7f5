/** The month in the address, `?month=2019-05`, Ethiopian in both calendars. */
import { etToIso, isoToEt } from '@digis/ethio-date';
import type { Calendar, IsoDate } from '@digis/ethio-date';
import { useState } from 'react';
import { useParameter } from './use-address.ts';

const MONTH = /^(?<year>19[5-9]\d|20\d\d)-(?<month>0[1-9]|1[0-3])$/u;

export function firstDayOf(month: string | null): IsoDate | null {
  const { year, month: number } = MONTH.exec(month ?? '')?.groups ?? {};
  return year === undefined || number === undefined
    ? null
    : etToIso({ year: Number(year), month: Number(number), day: 1 });
}

/** A Gregorian month is named by the Ethiopian month that begins in it. */
export function monthOf(day: IsoDate, calendar: Calendar): string {
  const { year, month } = isoToEt(calendar === 'gregory' ? `${day.slice(0, 8)}15` : day);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

export function useFocusedDay(calendar: Calendar, today: IsoDate) {
  const parameter = useParameter('month');
  const [focused, setFocused] = useState(today);
  const wanted = firstDayOf(parameter.value) ?? today;
  const shown = monthOf(wanted, calendar);
  const day = monthOf(focused, calendar) === shown ? focused : wanted;
  const focus = (next: IsoDate) => {
    setFocused(next);
    const month = monthOf(next, calendar);
    if (month !== shown) parameter.type(month === monthOf(today, calendar) ? null : month);
  };
  return [day, focus] as const;
}
