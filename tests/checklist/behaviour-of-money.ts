/** What ledgers, lists and sessions do when one acts, and the states they pass through. Spec 2.8-2.16, 4. */
import { byJourney, byPackage, byScreen, byServer, type ProvedRow } from './proved.ts';

const money: readonly ProvedRow[] = [
  ...byScreen(
    '2.8',
    'features/cashbook/cashbook-screen.test.tsx',
    [
      'balances are masked until the eye is pressed',
      'the balance is masked until the user reveals it',
    ],
    [
      'the filter bar, with its presets',
      'the book is filtered by a day, and the totals of that day are shown',
    ],
    ['what is pending is accepted', 'a claim is accepted once, with the claimed amount filled in'],
    ['what is pending is rejected after a question', 'a claim is rejected after a question'],
    ['an advance, its rest and its day', 'an advance leaves a rest that is settled later'],
    [
      'an admin is told where records go',
      'an admin reads every branch, and writes into the chosen one',
    ],
  ),
  ...byJourney('2.8', 'scenarios/s12-deposit.spec.ts', [
    'Unknown, where nobody knows the rest',
    'an unknown rest says so, and any amount closes it',
  ]),
  ...byScreen(
    '2.8 petty',
    'features/cashbook/petty/petty-cash.test.tsx',
    ['the transactions of one account', 'the movements of a petty cash are listed'],
    [
      'Close and Open after a question',
      'a closed petty cash takes no more money, and can be reopened',
    ],
    [
      'Add Amount is disabled when closed',
      'a closed petty cash takes no more money, and can be reopened',
    ],
    ['No Data.', 'the tab is empty without any petty cash'],
  ),
  ...byScreen('2.10', 'features/employees/employees-screen.test.tsx', [
    'Pay & Clear, with or without the salary',
    'the whole balance is paid with the salary, and a second salary needs a tick',
  ]),
  ...byScreen(
    '2.13',
    'features/vendors/vendors-screen.test.tsx',
    ['Payable and Payment History', 'the ledger shows what is owed, and a payment lowers it'],
    ['an admin chooses a branch first', 'an admin chooses a branch before any figure is shown'],
    [
      'Payment Ledger only with its permission',
      'a user who may not see ledgers is not offered them',
    ],
  ),
  ...byScreen('2.14', 'features/users/users-screen.test.tsx', [
    'granted of all permissions',
    'access is shown as a count and changed box by box',
  ]),
  ...byScreen('2.15', 'features/action-logs/action-logs-screen.test.tsx', [
    'Admin Action without a branch',
    'an admin sees the user and the branch of each action; without a branch it is an admin action',
  ]),
  ...byScreen('2.16', 'features/settings/settings-screen.test.tsx', [
    'the settings are saved',
    'settings are saved, and a blank token keeps the token',
  ]),
  ...byJourney(
    '2.16',
    'states/screens.spec.ts',
    [
      'Loading Settings... until they are there',
      '${name}: says that it loads, and shows what came',
    ],
    ['No Data. of every list', '${name}: says that there is nothing'],
    [
      'rows stay when the next page fails',
      '${name}: a next page that fails leaves the rows, and Retry goes on',
    ],
  ),
];

const states: readonly ProvedRow[] = [
  ...byJourney('4', 'spec-checklist.spec.ts', [
    'the layout toggles and is kept',
    'the menu is folded away, and stays so',
  ]),
  ...byJourney(
    '4',
    'faults/idle.spec.ts',
    [
      'signed out after 10 minutes',
      'after nine minutes one is warned, at 599 s still signed in, at 600 s out',
    ],
    ['activity puts it off', 'whoever says so stays, and has ten minutes again'],
  ),
  ...byPackage(
    '4',
    'api-client/src/client.test.ts',
    ['a 403 ends the session', 'a refused session reports the token it was refused with'],
    ['so does a 403 of something in between', 'a 403 from a proxy ends the session as well'],
    ['a wrong login does not', 'a wrong login is no 403 and ends no session'],
    [
      'the token goes with every call',
      'every call of a signed-in user carries the token, and a poll says that it is one',
    ],
  ),
  ...byScreen('4', 'app/shell.test.tsx', [
    'logging out takes a second',
    'logging out shows the sign-in after a second',
  ]),
  ...byScreen('4', 'features/branches/branches-screen.test.tsx', [
    'dialog: closed, adding, editing, closed again',
    'a branch is edited, and deleted once it has no users',
  ]),
  ...byPackage(
    '4',
    'api-client/src/swr.test.ts',
    [
      'a list reloads when its form is saved',
      'a write revalidates the reads under its path, and no others',
    ],
    ['a failed write refreshes nothing', 'a failed write is not retried and revalidates nothing'],
  ),
  ...byScreen(
    '4',
    'features/events/form/event-form-dialog.test.tsx',
    [
      'a form that failed stays open with what was typed',
      'an unreachable server loses no typed value, and a second Save creates one event',
    ],
    [
      'choosing custom enables its fields',
      'a fixed custom event has one price and needs no number of people',
    ],
  ),
  ...byScreen('4', 'features/items/items-screen.test.tsx', [
    'a deleted row is gone',
    'an item is deleted after a question that names it',
  ]),
  ...byServer('4', 'src/modules/events/schedule-event.test.ts', [
    'paid in full, or the amount left',
    'an event paid in full claims its total, and one without advance claims nothing',
  ]),
  ...byServer('4', 'src/modules/ledgers/employee-ledger.test.ts', [
    'wages are paid and cleared',
    'Pay & Clear pays the balance together with the salary',
  ]),
  ...byServer('4', 'src/modules/petty-cash/petty-cash.test.ts', [
    'petty cash: open or closed',
    'a closed account takes neither additions nor spending, and opens again',
  ]),
  ...byServer(
    '4',
    'src/modules/cashbook/cashbook.test.ts',
    [
      'pending: accepted',
      'accepting a pending record books it with the slip and moves the rest to Advance',
    ],
    ['pending: rejected', 'rejecting a pending record sets the claim back to what was received'],
    [
      'advance: settled',
      'an event’s advance is settled in parts up to what is left, and then leaves the tab',
    ],
  ),
  ...byServer('4', 'src/modules/cashbook/cash-by-hand.test.ts', [
    'cash with the advance flag makes an advance',
    'the known rest of a deposit is outstanding and is settled in the same direction',
  ]),
  ...byScreen('4', 'features/cashbook/cashbook-screen.test.tsx', [
    'cash that fails closes its dialog and keeps what was typed',
    'cash that fails to be recorded closes the dialog, which opens again with the typed values',
  ]),
];

export const moneyBehaviourRows: readonly ProvedRow[] = [...money, ...states];
