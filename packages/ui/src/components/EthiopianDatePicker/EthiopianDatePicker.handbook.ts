/** When to take EthiopianDatePicker, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A day is chosen: of an event, of a payment, of birth.'],
  instead: ['Two days are a `DateRangePicker`. A day to look at is pressed in `MonthCalendar`.'],
  anatomy: {
    Label: 'a press on it opens the picker',
    Button: 'the chosen day in both calendars',
    Calendar: 'a month of days, for days near by',
    Lists: 'month, day and year, for a year far away',
    Both: 'lists, month and a line to type into, for the day of an event: what each day holds is seen',
    'Read-back': 'the Gregorian day of what is chosen',
    'Set, Cancel': 'nothing changes before Set',
  },
  keys: {
    'Arrow keys': 'move by day and week, across the ends of months and years',
    'Home, End': 'first and last day of the week',
    'Page Up, Page Down': 'by month, with Shift by year',
    Enter: 'takes the day',
    Escape: 'closes without change; the focus returns to the field',
  },
  announces: [
    'A day with its weekday and both dates.',
    '“Day changed to 5”, where a month is shorter than the chosen day.',
    'Why Set cannot be pressed.',
  ],
  words: ['The label is the fact: “Event date”, not “Choose a date”.'],
  search: ['calendar', 'date input', 'datepicker', 'Pagume', 'ቀን'],
};
