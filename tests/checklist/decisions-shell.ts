/** Decisions on the shell, sessions, dates and times: D1-D24. */
import { byJourney, byKit, byPackage, byScreen, byServer, type ProvedRow } from './proved.ts';

const idle = 'faults/idle.spec.ts';
const calendarScreen = 'features/calendar/calendar-screen.test.tsx';
const events = 'src/modules/events/schedule-event.test.ts';

export const shellDecisions: readonly ProvedRow[] = [
  ...byServer('D1', 'src/modules/deliverables/deliverables.test.ts', [
    'deliverables by date',
    'deliverables are the vendor assignments of coming events of the branch, by date',
  ]),
  ...byScreen('D2', 'sign-in/sign-in.test.tsx', [
    'the wanted address',
    'a user who followed a link gets there after signing in',
  ]),
  ...byScreen('D3', 'app/shell.test.tsx', [
    'one predicate for menu and bottom bar',
    'the permission %s alone opens the cashbook from the menu and the bottom bar',
  ]),
  ...byScreen('D4', calendarScreen, [
    'no screen at all',
    'a user without any permission is told so and can log out',
  ]),
  ...byJourney('D4', 'permissions/one-permission.spec.ts', [
    'routes are guarded',
    'an address that one may not open leads to the screen that one may',
  ]),
  ...byJourney(
    'D5',
    idle,
    [
      'warning at nine minutes',
      'after nine minutes one is warned, at 599 s still signed in, at 600 s out',
    ],
    ['Stay', 'whoever says so stays, and has ten minutes again'],
  ),
  ...byJourney('D5', 'faults/lost-session.spec.ts', [
    'drafts for the same user',
    '${form.name}: whoever is signed out while typing finds every word again, and only they do',
  ]),
  ...byJourney('D6', 'faults/ways.spec.ts', [
    'a session for each tab',
    'two people in two tabs stay apart; a language is chosen for both',
  ]),
  ...byPackage(
    'D7',
    'api-client/src/client.test.ts',
    ['any 403 signs out', 'a refused session reports the token it was refused with'],
    ['a wrong login is a 401', 'a wrong login is no 403 and ends no session'],
  ),
  ...byKit(
    'D8',
    'AddToHomeScreenNotice/AddToHomeScreenNotice.stories.tsx',
    ['steps on an iPhone', 'CoversTheAppOnAnIphone'],
    ['steps on Android', 'LetsAndroidInstallByOnePress'],
    ['steps inside another app', 'LeadsOutOfTheBrowserInsideAnApp'],
  ),
  ...byJourney('D9', 'spec-checklist.spec.ts', [
    'the sidebar folds, and stays so',
    'the menu is folded away, and stays so',
  ]),
  ...byKit('D10', 'ToastRegion/ToastRegion.stories.tsx', [
    'errors interrupt',
    'AnErrorInterruptsAndOffersSomethingToDo',
  ]),
  ...byKit('D10', 'ToastRegion/toast-queue.test.ts', [
    'held while it is read',
    'a toast paused at 2.5 seconds stays, and has half a second left when resumed',
  ]),
  ...byKit('D10', 'ToastRegion/toast-queue.test.ts', [
    'the last 20 stay readable',
    'the last twenty toasts can be read again, newest first, until they are cleared',
  ]),
  ...byJourney('D11', 'spec-checklist.spec.ts', [
    'nothing moves for whoever asks for that',
    'nothing takes time to move where less motion is asked for',
  ]),
  ...byScreen('D12', 'app/sentences.test.tsx', [
    'the cause, by its code, in the language of the page',
    'a refusal of the server is shown in Amharic',
  ]),
  ...byServer('D13', 'src/modules/settings/tenant.test.ts', [
    'the business before anybody signs in',
    'GET /tenant has the name of the business, require_install and the time',
  ]),
  ...byServer('D14', 'src/modules/calendar/calendar.test.ts', [
    'midnight in Addis Ababa',
    'today changes at midnight in Addis Ababa, to the second',
  ]),
  ...byJourney('D14', 'faults/browser.spec.ts', [
    'a device whose clock is wrong',
    'a device whose clock is a year ahead is told so, and dates stay those of the server',
  ]),
  ...byJourney('D15', 'scenarios/s09-month-thirteen.spec.ts', [
    'month 13 in the picker',
    'Pagume has its sixth day in the leap year only',
  ]),
  ...byKit('D15', 'EthiopianDatePicker/EthiopianDatePicker.stories.tsx', [
    'the day is clamped',
    'ClampsTheDayWhenTheYearIsShorter',
  ]),
  ...byKit('D16', 'EthiopianDatePicker/EthiopianDatePicker.stories.tsx', [
    'range of the picker',
    'KeepsWithinItsLimits',
  ]),
  ...byKit('D16', 'MonthCalendar/MonthCalendar.stories.tsx', [
    'range of the calendar',
    'EndsWithItsYears',
  ]),
  ...byPackage('D16', 'ethio-date/tests/every-day.test.ts', [
    'range of the converters',
    'every day of the Ethiopian years 1 to 9999 follows the one before, in both calendars',
  ]),
  ...byKit(
    'D17',
    'EthiopianTimePicker/EthiopianTimePicker.stories.tsx',
    ['quarter to, by position', 'QuarterToIsBeforeTheHour'],
    ['outside of zone, and the time before it', 'OutsideOfZoneOffersTheTimeBefore'],
  ),
  ...byServer('D18', events, [
    'after midnight belongs to the evening before',
    'an event at 01:00 belongs to the evening of the picked date',
  ]),
  ...byKit('D18', 'EthiopianTimePicker/EthiopianTimePicker.stories.tsx', [
    'the picker names the night',
    'AfterMidnightNamesTheNight',
  ]),
  ...byServer('D19', events, [
    'two dates that disagree',
    'scheduling refuses %s and writes nothing',
  ]),
  ...byServer('D20', 'src/modules/events/list-events.test.ts', [
    'the first ten letters of a date',
    'the events of a day are ordered by time, and the time in the query is ignored',
  ]),
  ...byServer('D21', 'src/modules/calendar/calendar.test.ts', [
    'how far the counts reach',
    'the calendar covers three Ethiopian years, or the days that are asked for',
  ]),
  ...byServer('D22', 'src/modules/clients/clients.test.ts', [
    'date and time of a read event',
    'a created client is listed with its events',
  ]),
];
