/** Decisions on clients, the menu, employees, vendors and users: D51-D71. */
import { byJourney, byKit, byPackage, byScreen, byServer, type ProvedRow } from './proved.ts';

const clients = 'features/clients/clients-screen.test.tsx';
const wages = 'src/modules/ledgers/employee-ledger.test.ts';
const staff = 'features/employees/employees-screen.test.tsx';
const tiers = 'TierPricingEditor/tier-faults.test.ts';
const vendors = 'features/vendors/vendors-screen.test.tsx';
const users = 'src/modules/users/users.test.ts';
const userScreen = 'features/users/users-screen.test.tsx';

export const peopleDecisions: readonly ProvedRow[] = [
  ...byScreen(
    'D51',
    clients,
    ['clients are added', 'a client is added, and both phones are required'],
    ['clients are edited', 'a client is edited'],
    [
      'a known phone, with Open',
      'a phone of an existing client names that client, who can be opened instead',
    ],
  ),
  ...byScreen('D52', clients, [
    'upcoming events',
    'a client with coming events is not deleted, and one without is',
  ]),
  ...byScreen('D53', staff, [
    'three names are none lost',
    'an employee is edited without losing a third name, and deleted once nothing is owed',
  ]),
  ...byServer('D54', 'src/modules/assignments/assignments.test.ts', [
    'wages by the hour',
    'assigning books each employee’s wage by the hour and each vendor’s price by the people',
  ]),
  ...byServer('D55', wages, [
    'which branch pays',
    'staff clear the balance of their branch, an admin that of all branches',
  ]),
  ...byScreen('D55', staff, ['an admin picks the branch', 'an admin chooses the branch that pays']),
  ...byServer('D56', wages, [
    'one salary in a month',
    'a second salary in one Ethiopian month has to be confirmed',
  ]),
  ...byScreen('D56', staff, [
    'a second one is asked about',
    'the whole balance is paid with the salary, and a second salary needs a tick',
  ]),
  ...byServer('D57', wages, [
    'nothing to pay',
    'Pay & Clear without salary clears the balance, and a second time there is nothing to pay',
  ]),
  ...byKit(
    'D59',
    tiers,
    ['overlaps', 'tiers that share a number of people overlap, and the fault is on the later one'],
    ['gaps', 'numbers of people between two tiers that no tier covers are a gap'],
    ['minimum over maximum', 'a minimum over the maximum is a fault of its row alone'],
    ['order', 'tiers are sorted by their minimum, with the unfinished last'],
  ),
  ...byScreen('D60', 'features/items/items-screen.test.tsx', [
    'an item that exists already',
    'an existing name is refused, and the typed name stays',
  ]),
  ...byPackage('D60', 'domain/src/fold-homophones.test.ts', [
    'letters that sound alike',
    'letters that sound different stay different',
  ]),
  ...byServer('D61', 'src/modules/packages/packages.test.ts', [
    'two shapes',
    'GET /package lists packages as an array, and one by its id as an object',
  ]),
  ...byServer('D62', 'src/modules/vendors/vendors.test.ts', [
    'every field of a vendor',
    'a vendor is created, with a landline too',
  ]),
  ...byScreen('D63', vendors, [
    'landlines',
    'a vendor is added with a landline, and an invalid number is refused at its field',
  ]),
  ...byKit('D64', 'LedgerDirection/LedgerDirection.stories.tsx', [
    'a word, whatever the colour',
    'SaysTheWayInAWordWhateverItsTone',
  ]),
  ...byScreen('D65', userScreen, [
    'a blank password is the old one',
    'a user is renamed without touching the password',
  ]),
  ...byServer('D66', users, ['admins have no branch', 'an admin is renamed without a branch']),
  ...byServer('D67', users, ['no role can be given', 'a user is refused with %s']),
  ...byServer('D68', users, [
    'nobody grants more than they hold',
    'a manager grants only permissions they hold, and not to users who hold more',
  ]),
  ...byScreen('D68', userScreen, [
    'nobody is offered more',
    'a manager can grant only permissions of their own',
  ]),
  ...byServer('D68', 'tests/people/escalation.test.ts', [
    'nobody rises',
    'no walk through the users’ screens raises anyone above those who walked',
  ]),
  ...byServer('D69', users, [
    'granted at once',
    'granted access applies at once and is logged once',
  ]),
  ...byJourney('D69', 'scenarios/s10-branch-wall.spec.ts', [
    'the menu follows',
    'access that is taken away leaves the menu',
  ]),
  ...byServer('D70', 'src/modules/branches/branches.test.ts', [
    'a branch in use',
    'a branch with users or coming events is not deleted, and the refusal names the reasons',
  ]),
  ...byServer('D70', users, [
    'a user’s sessions end',
    'deleting a user ends their sessions, and an admin is never deleted',
  ]),
  ...byServer('D71', 'src/auth/password-rules.test.ts', [
    'twelve characters of an admin',
    'an admin’s password has at least twelve characters',
  ]),
  ...byServer(
    'D71',
    'src/modules/sign-in/login.test.ts',
    [
      'five failures',
      'five failures lock a user at one address, also after a restart, and no other address',
    ],
    [
      'the same words for an unknown user',
      'a wrong password and an unknown username are answered alike and logged',
    ],
  ),
  ...byScreen('D71', 'sign-in/sign-in.test.tsx', [
    'how long to wait',
    'the sixth wrong try is told how long to wait',
  ]),
];
