/** The calendar, a day of it and its sheet. Spec 2.4. */
import * as has from './has.ts';
import { onScreen, seen, type SeenPlace } from './seen.ts';

const card = (spec: string) => [
  seen(spec, 'card: client, time and number of people', 'button', /(?:ሄኖክ ግርማ|አልማዝ ተስፋዬ).*350/u),
  seen(spec, 'card: package', 'text', /Wedding Gold/u),
  seen(spec, 'card: advance', 'text', /50,000\s(?:Br|ብር)/u),
  seen(spec, 'card: branch', 'text', /Bole/u),
  seen(spec, 'card: phone', 'text', /09(?:33\s44\s55\s66|11\s22\s33\s44)/u),
];

export const calendarPlaces: readonly SeenPlace[] = [
  onScreen('Calendar', [
    has.headings('2.4', 'Calendar', 'Today Events', 'Tomorrow Events'),
    seen('2.4', 'toggle Ethiopian', 'radio', 'Ethiopian'),
    seen('2.4', 'toggle Gregorian', 'radio', 'Gregorian'),
    has.buttons('2.4', 'Schedule Event', 'Today'),
    has.links('2.4', 'View more on calendar'),
    seen('2.4', 'message that tomorrow has nothing', 'text', 'No events'),
    seen('2.4', 'the month is Ethiopian by default', 'heading', /(?:Meskerem|መስከረም) 2019/u),
    seen('2.4', 'badge with the count of a day', 'button', /11.*2019.*21.*2026.*1/u),
    seen('2.4', 'previous month', 'button', /(?:Previous month|ያለፈው ወር|ቀዳሚ ወር).*/u),
    seen('2.4', 'next month', 'button', /(?:Next month|ቀጣይ ወር|የሚቀጥለው ወር).*/u),
    card('2.4'),
  ]),
  onScreen('Calendar', [has.absent(has.buttons('6', 'Schedule Event'))], {
    name: 'Calendar of whoever may only look',
    person: 'planner',
  }),
  onScreen('Day', [
    has.links('2.4', 'Back to the month'),
    seen('2.4', 'the day in both calendars', 'heading', /21.*2019.*1 .*2026/u),
    seen('2.4', 'count of the events of the day', 'text', /^1 (?:event|ዝግጅት)/u),
    has.buttons('2.4', 'Schedule Event', 'Day sheet'),
    card('2.4 day'),
  ]),
  onScreen('Day sheet', [
    has.links('2.4', 'Back to the day'),
    has.buttons('2.4', 'Print'),
    has.columns('2.4', 'Time', 'Number of people', 'Items', 'Employees', 'Vendors', 'Remark'),
    has.columns('2.4', 'Client'),
    seen('2.4', 'primary phone of the client', 'text', /^0\d{3}\s\d\d\s\d\d\s\d\d$/u),
  ]),
];
