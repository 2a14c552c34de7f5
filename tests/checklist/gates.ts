/** Who may do what. Spec 6, and the gates of spec 2. */
import { byJourney, byPackage, byScreen, byServer, type ProvedRow } from './proved.ts';

const AREAS =
  'each permission over ${area} shows its screen, what it brings, and nothing that needs another';

const opened = [
  'CALENDAR: the calendar',
  'VIEW_EVENTS: the list of events',
  'CASHBOOK_VIEW_RECORDS: the book',
  'CASHBOOK_IN_OUT: In and Out',
  'CASHBOOK_VIEW_BALANCE: the balance panel',
  'APPROVE_PENDING_TRANSACTIONS: Pending',
  'SETTLE_ADVANCE_PAYMENT: Advance',
  'CASHBOOK_PETTY_CASH: Petty Cash',
  'CASHBOOK_SPEND_PETTY_CASH: Spend',
  'CASHBOOK_CREATE_PETTY_CASH: Create Petty Cash',
  'VENDORS: vendors and deliverables',
  'ITEMS: items',
  'PACKAGES: packages',
  'CLIENTS: clients',
  'EMPLOYEES: employees',
  'BRANCHES: branches',
  'APP_USERS: users',
  'ACTION_LOGS: the log',
  'SYSTEM_SETTINGS: the settings',
] as const;

export const gateRows: readonly ProvedRow[] = [
  ...byJourney(
    '6',
    'permissions/one-permission.spec.ts',
    ...opened.map((what) => [what, AREAS] as const),
    [
      'no permission: a page that says so',
      'what opens no screen of its own leads to a page that says so',
    ],
    [
      'an address without its permission',
      'an address that one may not open leads to the screen that one may',
    ],
    [
      'a dialog without its permission',
      'a link to what one may not do with an event shows its details',
    ],
  ),
  ...byScreen(
    '6',
    'features/events/events-screen.test.tsx',
    ...[
      'CREATE_EVENT',
      'DELETE_EVENT',
      'GENERATE_AGREEMENT',
      'ASSIGN_EMPLOYEES',
      'ASSIGN_VENDORS',
    ].map(
      (name) =>
        [
          `without ${name} its control is absent`,
          'a user who may only view has no button, and reads why there is no agreement',
        ] as const,
    ),
  ),
  ...byScreen('6', 'features/vendors/vendors-screen.test.tsx', [
    'without Vendor Ledger its control is absent',
    'a user who may not see ledgers is not offered them',
  ]),
  ...byPackage('6', 'api-client/src/contract.test.ts', [
    'names of the permissions, as they are spelled',
    'there are 25 permissions, and a comma between two of them separates them',
  ]),
  ...byServer(
    '6',
    'tests/matrix/matrix.test.ts',
    ['the server keeps every gate, call by call', '%s'],
    ['no call is left out', 'the matrix has a row for every operation of the contract'],
  ),
  ...byScreen('6', 'features/users/users-screen.test.tsx', [
    'access is granted box by box',
    'access is shown as a count and changed box by box',
  ]),
  ...byJourney('6', 'scenarios/s10-branch-wall.spec.ts', [
    'an admin has every branch, staff their own',
    'an address of another branch shows nothing of it, and nobody is signed out',
  ]),
  ...byServer('6', 'src/modules/calendar/calendar.test.ts', [
    'the server keeps staff to their branch',
    'the calendar counts events and people by day, for staff in their branch, for an admin in all or one',
  ]),
];
