/** When to take MonthCalendar, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The screen on which days are looked at: how busy is the month?'],
  instead: [
    'To choose the day of a form take `EthiopianDatePicker`; on a phone a week is a `CalendarAgenda`.',
  ],
  anatomy: {
    Head: 'the month in both calendars, before, after, today, and which calendar comes first',
    Days: 'the number in both calendars, and how many events',
    Note: 'a holiday',
    Band: 'what goes on for days, such as a fast, with its word where it begins in the week',
    Legend: 'a `MonthLegend` below it says once what the signs mean',
  },
  keys: {
    'Arrow keys': 'by day and week',
    'Home, End': 'ends of the week',
    'Page Up, Page Down': 'by month, with Shift by year',
    T: 'to today',
    Enter: 'opens the day',
  },
  announces: [
    'A day by its weekday, both dates and the number of its events: “Monday, Meskerem 4 2019, 14 September 2026, 3 events”.',
  ],
  search: ['calendar', 'month view', 'Pagume', 'schedule'],
};
