/** What screens do when one acts, and the states they pass through. Spec 2 and 4. */
import { byJourney, byKit, byPackage, byScreen, type ProvedRow } from './proved.ts';

const shell: readonly ProvedRow[] = [
  ...byJourney('2.2', 'spec-checklist.spec.ts', [
    'a phone has its bottom bar: Calendar, Cashbook, Events',
    'a phone has its bar of three, and cards that show every column',
  ]),
  ...byScreen('2.1', 'features/calendar/calendar-screen.test.tsx', [
    'an unknown path leads to the root',
    'an unknown address leads to the root',
  ]),
  ...byScreen('2.1', 'sign-in/sign-in.test.tsx', [
    'after the sign-in the home is the calendar',
    'staff sign in and land on the calendar',
  ]),
  ...byKit('2.2', 'ClockPanel/ClockPanel.stories.tsx', ['the clock ticks each second', 'Ticks']),
  ...byJourney('2.2', 'calendar.spec.ts', [
    'Log out ends at the sign-in',
    'logging out leads to the sign-in, and the way back is closed',
  ]),
  ...byKit('2.2', 'ToastRegion/ToastRegion.stories.tsx', [
    'toasts are read out, marked, and can be closed',
    'IsReadOutAndKept',
  ]),
  ...byKit(
    '1',
    'AddToHomeScreenNotice/AddToHomeScreenNotice.stories.tsx',
    ['the notice that covers the app on a phone', 'CoversTheAppOnAnIphone'],
    ['the notice is gone once installed', 'IsNotThereOnceInstalled'],
  ),
  ...byKit('1', 'LanguageSelect/LanguageSelect.stories.tsx', [
    'the language is chosen',
    'KeepsWhatWasTyped',
  ]),
  ...byScreen('1', 'features/events/form/event-form-dialog.test.tsx', [
    'the language changes in the middle of a form',
    'the form changes its language without losing a typed value',
  ]),
  ...byJourney('1', 'faults/ways.spec.ts', [
    'the language is kept in this browser',
    'two people in two tabs stay apart; a language is chosen for both',
  ]),
];

const calendar: readonly ProvedRow[] = [
  ...byJourney('2.4', 'calendar.spec.ts', [
    'the toggle between calendars',
    'the same month is read in either calendar, and the choice stays',
  ]),
  ...byKit(
    '2.4',
    'MonthCalendar/MonthCalendar.stories.tsx',
    ['13 months', 'JumpsToAnyOfThirteenMonths'],
    ['month 13 stands like any other', 'PagumeIsAsHighAsAnyMonth'],
  ),
  ...byScreen(
    '2.4',
    'features/calendar/calendar-screen.test.tsx',
    ['a day opens its events', 'a day shows its number of events, and opens with their cards'],
    ['a card opens the details', 'a day shows its number of events, and opens with their cards'],
    [
      'today and tomorrow stand beside',
      'the events of today are beside the month, and tomorrow has none',
    ],
    [
      'Schedule Event only with its permission',
      'only a user who may create events is offered Schedule Event',
    ],
  ),
];

const events: readonly ProvedRow[] = [
  ...byScreen(
    '2.5',
    'features/events/events-screen.test.tsx',
    [
      'the first branch is open at first',
      'each branch has its tab, the first is open, and the address keeps another',
    ],
    [
      'No Permission in place of the agreement',
      'a user who may only view has no button, and reads why there is no agreement',
    ],
    ['Edit is there for everybody', 'a user who may not create events opens the form read-only'],
    ['the items of a package', 'the package of a row opens its items'],
  ),
  ...byPackage('2.5', 'api-client/src/use-read-pages.test.ts', [
    'rows go on while one scrolls',
    'scrolling reads on to the short page, and a row that moved is shown once',
  ]),
  ...byKit('2.5', 'DataTable/DataTable.stories.tsx', [
    'the end of the rows is said',
    'LoadsPageAfterPageToTheEnd',
  ]),
  ...byScreen('2.6', 'features/events/form/event-form-dialog.test.tsx', [
    'people cannot be typed when fixed',
    'a fixed custom event has one price and needs no number of people',
  ]),
  ...byScreen(
    '2.6',
    'features/events/form/event-form.test.ts',
    [
      'the Gregorian date and the 24-hour time are derived',
      'the body has normalised phones, both dates and no plates',
    ],
    [
      'a custom event: items, price, fixed',
      'a custom event sends its items and its price, fixed or per person',
    ],
  ),
  ...byJourney('2.6', 'scenarios/s01-walk-in-wedding.spec.ts', [
    'ID and face, taken and uploaded',
    'a walk-in wedding is priced, photographed, saved, and waits for the cashier',
  ]),
  ...byJourney('2.6', 'states/dialogs.spec.ts', [
    'Scheduling event... and Updating event... while it is saved',
    '${name}: busy, refused or offline it says so and keeps what was typed',
  ]),
  ...byKit(
    '2.6 date',
    'EthiopianDatePicker/EthiopianDatePicker.stories.tsx',
    ['starts at today', 'OpensAtTodayInAddisAbaba'],
    ['SET takes the day over', 'SetsThePickedDay'],
    ['Cancel changes nothing', 'CancelAndEscapeChangeNothing'],
  ),
  ...byKit(
    '2.6 time',
    'EthiopianTimePicker/EthiopianTimePicker.stories.tsx',
    ['morning begins at 12', 'MorningBeginsAtTwelve'],
    ['noon is 6 in the afternoon', 'NoonIsSixInTheAfternoon'],
    ['quarter to', 'QuarterToIsBeforeTheHour'],
  ),
  ...byScreen(
    '2.6 agreement',
    'features/events/event-dialogs.test.tsx',
    [
      'the pages open in a new window',
      'an agreement is prefilled, warns where it differs from the event, and is kept',
    ],
    [
      'employees by name and phone',
      'employees are ticked by name and phone, and the row counts them',
    ],
    [
      'vendors by name, category, pricing and amount',
      'vendors are listed with their offer and price, and can be ticked',
    ],
  ),
  ...byKit(
    '2.6 select',
    'ItemPicker/ItemPicker.stories.tsx',
    ['Done takes over what was ticked', 'DoneTakesOverWhatWasTicked'],
    ['Reset asks where much would be lost', 'AsksBeforeManyAreReset'],
  ),
  ...byKit(
    '2.6 camera',
    'CameraCapture/CameraCapture.stories.tsx',
    ['Take, Use', 'TakesAndUsesAPictureOf500By400'],
    ['Retake', 'RetakeReturnsToTheCamera'],
    ['Upload', 'UploadsAFileInPlaceOfAPicture'],
    ['Cancel', 'StopsTheCameraOnCancelAndEscape'],
    ['the rear camera on a phone', 'AsksForTheRearCameraWhenFacingTheRoom'],
  ),
  ...byKit(
    '2.6 confirmation',
    'ConfirmDialog/ConfirmDialog.stories.tsx',
    ['the focus begins on No', 'BeginsOnNo'],
    ['Yes is done once', 'ADoublePressConfirmsOnce'],
  ),
];

export const behaviourRows: readonly ProvedRow[] = [...shell, ...calendar, ...events];
