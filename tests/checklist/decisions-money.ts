/** Decisions on the cashbook, ledgers, files, settings and the log: D72-D98. */
import { byJourney, byKit, byPackage, byScreen, byServer, type ProvedRow } from './proved.ts';

const screen = 'features/cashbook/cashbook-screen.test.tsx';
const byHand = 'src/modules/cashbook/cash-by-hand.test.ts';
const pending = 'src/modules/cashbook/cashbook.test.ts';
const petty = 'src/modules/petty-cash/petty-cash.test.ts';
const files = 'src/modules/uploads/files.test.ts';
const settings = 'src/modules/settings/settings.test.ts';

export const moneyDecisions: readonly ProvedRow[] = [
  ...byServer('D72', byHand, [
    'by day and by phone, with totals',
    'the book is filtered by day and client’s phone, with totals of the found rows',
  ]),
  ...byScreen('D72', screen, [
    'presets, and the state in the address',
    'the book is filtered by a day, and the totals of that day are shown',
  ]),
  ...byServer('D73', byHand, [
    'every branch, to read only',
    'an admin without a branch reads the books of all branches',
  ]),
  ...byScreen('D73', screen, [
    'Choose a branch first',
    'an admin reads every branch, and writes into the chosen one',
  ]),
  ...byKit('D74', 'MoneyField/MoneyField.stories.tsx', [
    'amounts that are none',
    'RefusesWhatIsDoubtfulAndKeepsTheText',
  ]),
  ...byScreen('D75', screen, [
    'closed, kept, tried again',
    'cash that fails to be recorded closes the dialog, which opens again with the typed values',
  ]),
  ...byServer(
    'D76',
    pending,
    ['less is accepted', 'accepting less makes that amount the advance of the event'],
    ['more is accepted', 'accepting more is possible up to the total of the event'],
  ),
  ...byServer('D77', byHand, [
    'an unknown rest',
    'any amount closes a deposit with an unknown rest',
  ]),
  ...byJourney('D77', 'scenarios/s12-deposit.spec.ts', [
    'a known rest, in parts',
    'a known rest is owed, settled in parts, and closed by the last',
  ]),
  ...byJourney('D78', 'scenarios/s03-staffing.spec.ts', [
    'outstanding and estimate',
    'what everybody costs is owed once they are assigned',
  ]),
  ...byServer('D79', byHand, [
    'the rest goes the same way',
    'the known rest of a deposit is outstanding and is settled in the same direction',
  ]),
  ...byServer(
    'D80',
    petty,
    ['filling takes from the book', 'filling petty cash leaves the book, and spending it does not'],
    ['returning', 'a return from petty cash enters the book, from a closed account too'],
  ),
  ...byServer('D81', petty, [
    'closed: no spending either',
    'a closed account takes neither additions nor spending, and opens again',
  ]),
  ...byServer('D82', petty, [
    'who may spend',
    'a spender sees and spends from their own account only, a cashier from every account of the branch',
  ]),
  ...byPackage('D83', 'api-client/src/contract.test.ts', [
    'the id in the query',
    'every body is required, except that of a delete, whose id may be in the query',
  ]),
  ...byServer('D84', pending, [
    'four eyes',
    'the user who scheduled an event may approve its payment unless four_eyes is set',
  ]),
  ...byServer('D85', pending, [
    'a rejection may be explained',
    'rejecting a pending record sets the claim back to what was received',
  ]),
  ...byScreen('D85', screen, [
    'the reason of a rejection',
    'a rejection may have a reason, which the event keeps',
  ]),
  ...byKit(
    'D86',
    'BalancePanel/BalancePanel.stories.tsx',
    ['not in the page while hidden', 'KeepsDigitsOutOfThePageWhileHidden'],
    ['hidden again on leaving', 'HidesThemWhenTheTabIsLeft'],
    ['hidden again after 60 s', 'HidesThemAfterAWhile'],
  ),
  ...byServer('D86', byHand, [
    'no figures without the permission, but counts',
    'users without View Balance get counts and no figures',
  ]),
  ...byScreen('D87', 'features/vendors/vendors-screen.test.tsx', [
    'a branch before any figure',
    'an admin chooses a branch before any figure is shown',
  ]),
  ...byScreen('D88', 'features/vendors/vendors-screen.test.tsx', [
    'paid ahead',
    'more than is owed is paid only when that is ticked',
  ]),
  ...byServer(
    'D89',
    files,
    ['names that nobody guesses', 'an upload is answered with an unguessable path, and logged'],
    ['nothing but the picture', 'an upload keeps the pixels, turned upright, and no metadata'],
    ['10 MB', 'more than 10 MB and too many pixels are refused'],
    [
      'with a live session only',
      'an image is not found without the cookie, after sign-out, or by another user',
    ],
  ),
  ...byServer('D90', settings, ['PNG, by the server', 'the stamp has to be an uploaded PNG']),
  ...byKit('D90', 'FilePicker/FilePicker.stories.tsx', [
    'PNG, by the screen',
    'RefusesAJpegThatIsNamedPng',
  ]),
  ...byKit(
    'D91',
    'CameraCapture/CameraCapture.stories.tsx',
    ['500 by 400 of a live picture', 'TakesAndUsesAPictureOf500By400'],
    ['an upload in place of it', 'UploadsAFileInPlaceOfAPicture'],
  ),
  ...byKit('D92', 'CameraCapture/CameraCapture.stories.tsx', [
    'an insecure page',
    'SaysThatThePageIsInsecure',
  ]),
  ...byServer('D93', settings, [
    'blank and masked keep the token',
    'a blank or masked token changes nothing, and clear_sms_api_token removes it',
  ]),
  ...byScreen('D93', 'features/settings/settings-screen.test.tsx', [
    'the token is cleared by a switch',
    'the token is removed only when that is switched on',
  ]),
  ...byServer('D94', settings, [
    'names and values',
    'settings are saved as far as they are sent, and logged by name only',
  ]),
  ...byServer('D95', 'src/modules/log-reader/action-logs.test.ts', [
    'filters of the log',
    'the log is filtered by user, kind of record and day',
  ]),
  ...byScreen('D95', 'features/action-logs/action-logs-screen.test.tsx', [
    'before and after',
    'the changes of an edit are shown field by field',
  ]),
  ...byServer('D96', 'src/modules/log-reader/action-logs.test.ts', [
    'failed sign-ins',
    'a failed sign-in is logged with the username that was tried',
  ]),
  ...byServer('D96', 'src/modules/log-reader/action-logs.test.ts', [
    'denied calls',
    'a denied call is logged with the permission it needed',
  ]),
  ...byServer('D96', 'src/modules/log-reader/action-logs.test.ts', [
    'exports',
    'an export is logged with its list and number of rows',
  ]),
  ...byScreen(
    'D96',
    'features/events/events-screen.test.tsx',
    [
      'a file is in the log',
      'all events of the branch are exported as a file, and the log names the user',
    ],
    ['no file without its line', 'an export that cannot be logged saves no file, and says so'],
  ),
  ...byScreen('D97', 'features/packages/packages-screen.test.tsx', [
    'ETB on packages',
    'a package shows its items and a line for each price',
  ]),
  ...byScreen('D97', 'features/cashbook/cashbook-screen.test.tsx', [
    'Br everywhere else',
    'the book is filtered by a day, and the totals of that day are shown',
  ]),
  ...byPackage('D98', 'api-client/src/contract.test.ts', [
    'odd words of the wire',
    'the misspelled words of the wire stay misspelled',
  ]),
];
