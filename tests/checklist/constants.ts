/** Figures, limits and orders. Spec 9. */
import { byJourney, byKit, byPackage, byScreen, byServer, type ProvedRow } from './proved.ts';

export const constantRows: readonly ProvedRow[] = [
  ...byJourney('9', 'faults/idle.spec.ts', [
    'idle after 600,000 ms',
    'after nine minutes one is warned, at 599 s still signed in, at 600 s out',
  ]),
  ...byScreen('9', 'auth/last-activity.test.ts', [
    'activity once in 500 ms',
    'activity is reported once in half a second',
  ]),
  ...byScreen('9', 'app/shell.test.tsx', [
    'logout after 1 second',
    'logging out shows the sign-in after a second',
  ]),
  ...byKit('9', 'ToastRegion/toast-queue.test.ts', [
    'toasts stay 3,000 ms',
    'a toast is visible at 2.9 seconds and gone at 3.1',
  ]),
  ...byKit('9', 'ClockPanel/ClockPanel.stories.tsx', ['clock of 1 second', 'Ticks']),
  ...byPackage('9', 'domain/src/phone.test.ts', [
    'phone pattern',
    'only the prefixes of the tenant are mobile numbers',
  ]),
  ...byKit(
    '9',
    'EthiopianDatePicker/EthiopianDatePicker.stories.tsx',
    ['picker of the years 1950 to 2099', 'KeepsWithinItsLimits'],
    ['days follow the month', 'PagumeHasFiveDaysInACommonYear'],
  ),
  ...byPackage('9', 'ethio-date/src/calendar/conversion.test.ts', [
    'month 13 has 5 days, or 6',
    'Pagume has its sixth day in the year before a year that four divides',
  ]),
  ...byPackage('9', 'ethio-date/tests/every-day.test.ts', [
    'every day converts',
    'every day from 1583 to 3000 is the day ICU says it is, both ways',
  ]),
  ...byJourney('9', 'scenarios/s01-walk-in-wedding.spec.ts', [
    'hours of each part of the day',
    'the picker offers the hours of each part of the day and refuses those outside of it',
  ]),
  ...byPackage('9', 'ethio-date/src/clock/day-part-time.test.ts', [
    'minute slots 00, 15, 30, 45',
    'the 96 times that can be picked are all different',
  ]),
  ...byPackage('9', 'ethio-date/src/clock/ethio-time.test.ts', [
    'offset of 6 hours',
    '93 picks are times, and three quarters are outside of their part of the day',
  ]),
  ...byScreen(
    '9',
    'features/events/form/event-form.test.ts',
    [
      'total by tier, price and discount',
      '350 guests of Wedding Gold cost 220,000 and 170,000 is left',
    ],
    ['total of a custom event', 'a fixed event has one price, whatever the number of people'],
  ),
  ...byPackage('9', 'domain/src/event-total.test.ts', [
    'no tier, no price',
    'no tier prices %d people',
  ]),
  ...byPackage('9', 'domain/src/parse-money.test.ts', [
    'thousands separators, Br',
    'a formatted amount parses to the same santim',
  ]),
  ...byServer('9', 'src/modules/vendors/vendors.test.ts', [
    'vendor pricing: fixed, per-person',
    'users with Assign Vendors get the offer and the price only',
  ]),
  ...byServer('9', 'src/modules/employees/employees.test.ts', [
    'wage types: fixed, dynamic',
    'an employee is created with the wages of the wage type',
  ]),
  ...byKit(
    '9',
    'LedgerTable/LedgerTable.stories.tsx',
    ['in is green for an employee', 'SaysInAndOutInWords'],
    ['in is red for a vendor', 'TurnsTonesRoundForAVendor'],
  ),
  ...byPackage('9', 'domain/src/wage-payment.test.ts', [
    'total to pay',
    'a balance of %d with a salary of %d (%s) makes %d to pay',
  ]),
  ...byServer('9', 'src/modules/sms/messages.test.ts', [
    'reminder days_before days before',
    'a confirmation is sent at once and a reminder at 09:00 three days before',
  ]),
  ...byPackage('9', 'api-client/src/use-read-pages.test.ts', [
    'pages of events and ledgers: 10',
    'events come ten at a time from page 1, action logs thirty at a time from page 0',
  ]),
  ...byServer('9', 'src/modules/cashbook/cash-by-hand.test.ts', [
    'pages of the cashbook: 20',
    'the book is paged by twenty rows, by number or by cursor',
  ]),
  ...byServer('9', 'src/modules/clients/clients.test.ts', [
    'pages of clients: 30',
    'clients are paged by thirty, without repeating or skipping while others are added',
  ]),
  ...byServer('9', 'src/modules/log-reader/action-logs.test.ts', [
    'pages of the log, from 0',
    'the log is paged from 0, thirty rows at a time, without repeating rows',
  ]),
  ...byKit('9', 'DataTable/DataTable.stories.tsx', [
    'rows come before the end is reached',
    'LoadsPageAfterPageToTheEnd',
  ]),
  ...byKit('9', 'CameraCapture/CameraCapture.stories.tsx', [
    'capture of 500 by 400',
    'TakesAndUsesAPictureOf500By400',
  ]),
  ...byKit('9', 'FilePicker/FilePicker.stories.tsx', [
    'upload progress to 2 decimals',
    'ShowsThePercentAndCancels',
  ]),
  ...byKit('9', 'Sidebar/Sidebar.stories.tsx', [
    'sidebar of 200 px',
    'Is200PixelsWideAndNamesWhereOneIs',
  ]),
  ...byKit('9', 'LanguageSelect/LanguageSelect.stories.tsx', [
    'languages en and am',
    'MovesByArrows',
  ]),
];
