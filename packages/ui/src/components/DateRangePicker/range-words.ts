import { type Calendar, dayIn, type IsoDate, otherCalendar } from '@digis/ethio-date';
import type { Kit } from '../../theme/kit-context.ts';
import { dateIn } from '../DateText/date-words.ts';
import type { DateRange } from './range-presets.ts';

export function rangeWords(
  { from, to }: DateRange,
  { dates, calendar }: Pick<Kit, 'dates' | 'calendar'>,
) {
  const day = (inCalendar: Calendar, iso: IsoDate, style: 'brief' | 'medium') =>
    dateIn(inCalendar, iso, style, dates);
  const words = (inCalendar: Calendar) => {
    const last = day(inCalendar, to, 'medium');
    if (from === to) return last;
    const isOneYear = dayIn(inCalendar, from).year === dayIn(inCalendar, to).year;
    return `${day(inCalendar, from, isOneYear ? 'brief' : 'medium')} – ${last}`;
  };
  return { first: words(calendar), other: words(otherCalendar(calendar)) };
}
