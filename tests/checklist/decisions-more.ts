/** Decisions that came later: D99-D119. */
import { byJourney, byKit, byPackage, byScreen, byServer, type ProvedRow } from './proved.ts';

const seeing = 'src/modules/settings/tenant.test.ts';

export const laterDecisions: readonly ProvedRow[] = [
  ...byScreen('D99', 'features/events/form/event-form.test.ts', [
    'custom on the wire',
    'a custom event sends its items and its price, fixed or per person',
  ]),
  ...byServer('D100', 'src/modules/calendar/calendar.test.ts', [
    'today and tomorrow are events',
    'today changes at midnight in Addis Ababa, to the second',
  ]),
  ...byServer('D100', 'src/modules/calendar/calendar.test.ts', [
    'full Event objects',
    'today’s and tomorrow’s events are whole events',
  ]),
  ...byKit('D101', 'NameListField/NameListField.stories.tsx', [
    'Duplicate, however it is spelled',
    'RefusesTheSameNameSpelledOtherwise',
  ]),
  ...byKit('D101', 'ItemPicker/ItemPicker.stories.tsx', [
    'what is chosen already is not offered',
    'AsksBeforeManyAreReset',
  ]),
  ...byServer('D102', 'src/modules/events/schedule-event.test.ts', [
    'people of a fixed event are kept',
    'a fixed event keeps the number of people but does not price by it',
  ]),
  ...byScreen('D102', 'features/events/event-dialogs.test.tsx', [
    'a vendor paid per person, and nobody',
    'the vendors dialog warns about an event without a number of people',
  ]),
  ...byServer('D103', 'src/modules/agreements/agreements.test.ts', [
    'the page is in both languages',
    'an agreement is a page in both languages, with both dates, all figures, terms and stamp',
  ]),
  ...byServer('D104', 'src/seed/seed.test.ts', [
    'the logo of the first start',
    'the logo of the first start is public, before any sign-in',
  ]),
  ...byScreen('D104', 'app/shell.test.tsx', [
    'title of the page',
    'the page title names the screen and the business',
  ]),
  ...byServer('D105', 'src/modules/branches/branches.test.ts', [
    'device and address',
    'creating a branch is logged once, with address and device',
  ]),
  ...byServer('D105', 'src/modules/sign-in/login.test.ts', [
    'proxies that count',
    'a forwarded address counts only from a trusted proxy',
  ]),
  ...byScreen('D106', 'app/sentences.test.tsx', [
    'the sentence of the situation, and its cause',
    'a failed save of $what shows its message, and the form stays',
  ]),
  ...byKit('D107', 'DataTable/DataTable.stories.tsx', [
    'cards with More',
    'IsCardsWithMoreOnAPhone',
  ]),
  ...byServer('D108', 'src/modules/settings/settings.test.ts', [
    'names of settings',
    'settings refuse %s',
  ]),
  ...byScreen('D109', 'features/calendar/calendar-screen.test.tsx', [
    'the time is the server’s',
    "what is today is the server's to say, also after a reload",
  ]),
  ...byServer('D110', seeing, [
    'the notice in tests',
    'DIGIS_REQUIRE_INSTALL=0 overrules the setting',
  ]),
  ...byScreen('D111', 'features/items/items-screen.test.tsx', [
    'something typed is asked about',
    'closing a form with unsaved values asks first',
  ]),
  ...byJourney('D111', 'faults/ways.spec.ts', [
    'Back closes the dialog',
    'Back closes the dialog on top and not the screen',
  ]),
  ...byJourney('D112', 'faults/ways.spec.ts', [
    'days and dialogs in the address',
    'every address opens again where it was after a reload',
  ]),
  ...byJourney('D113', 'faults/lost-session.spec.ts', [
    'address and words after a 403',
    '${form.name}: whoever is signed out while typing finds every word again, and only they do',
  ]),
  ...byJourney('D114', 'faults/idle.spec.ts', [
    'activity is shared by the tabs of a user',
    'activity in one tab keeps the other tabs of the same user signed in, and no other user’s',
  ]),
  ...byScreen('D115', 'features/events/form/event-form-dialog.test.tsx', [
    'more people, lower price',
    'the next tier is pointed out where more guests would cost less',
  ]),
  ...byJourney('D116', 'states/in-sight.spec.ts', [
    'widths of a phone',
    'every screen of a phone is whole',
  ]),
  ...byPackage('D117', 'domain/src/money.test.ts', [
    'decimals only when there are any',
    'decimals are shown only when there are any, and a minus is a minus sign',
  ]),
  ...byServer('D118', 'src/web/serve-web.test.ts', [
    'hashes of the inline blocks',
    'the page’s policy allows the scripts it was built with and no others',
  ]),
  ...byServer('D119', 'src/modules/cashbook/cashbook.test.ts', [
    'resolved once',
    'a pending record is resolved once, and a second try moves nothing',
  ]),
];
