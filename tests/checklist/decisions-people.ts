/** Decisions on clients, the menu, employees, vendors and users: D51-D71. */
import { byJourney, byKit, byPackage, byScreen, byServer, type ProvedRow } from './proved.ts';

const clients = 'features/clients/clients-screen.test.tsx';
const wages = 'src/modules/employee-ledger/employee-ledger.test.ts';
const staff = 'features/employees/employees-screen.test.tsx';
const tiers = 'TierPricingEditor/tier-faults.test.ts';
const vendors = 'features/vendors/vendors-screen.test.tsx';
const users = 'src/modules/users/users.test.ts';
const userScreen = 'features/users/users-screen.test.tsx';

export const peopleDecisions: readonly ProvedRow[] = [
  ...byScreen(
    'D51',
    clients,
    ['clients are added', 'a client is added, and both phones are asked for'],
    ['clients are edited', 'a client is changed'],
    [
      'a known phone, with Open',
      'a phone of an existing client names that client, who can be opened instead',
    ],
  ),
  ...byScreen('D52', clients, [
    'upcoming events',
    'a client with coming events stays; one without goes',
  ]),
  ...byScreen('D53', staff, [
    'three names are none lost',
    'an employee is changed without losing a third name, and goes once nothing is owed',
  ]),
  ...byServer('D54', 'src/modules/assignments/assignments.test.ts', [
    'wages by the hour',
    'owes each employee the wage of the hour and each vendor the price of the party',
  ]),
  ...byServer('D55', wages, [
    'which branch pays',
    'is cleared by staff in their own branch only, and everywhere by an admin',
  ]),
  ...byScreen('D55', staff, ['an admin picks the branch', 'an admin says which branch pays']),
  ...byServer('D56', wages, [
    'one salary in a month',
    'has its salary once in an Ethiopian month, unless that is confirmed',
  ]),
  ...byScreen('D56', staff, [
    'a second one is asked about',
    'the whole balance is paid with the salary, and a second salary is asked for',
  ]),
  ...byServer('D57', wages, [
    'nothing to pay',
    'is paid without the salary too, and then there is nothing to pay',
  ]),
  ...byKit(
    'D59',
    tiers,
    ['overlaps', 'tiers that share a number of people overlap, and the later one is told so'],
    ['gaps', 'what no tier covers between two of them is a gap'],
    ['minimum over maximum', 'a minimum over the maximum is a fault of its row alone'],
    ['order', 'tiers are sorted by their minimum, with the unfinished last'],
  ),
  ...byScreen('D60', 'features/items/items-screen.test.tsx', [
    'an item that exists already',
    'an existing name is refused, and what was typed stays',
  ]),
  ...byPackage('D60', 'domain/src/fold-homophones.test.ts', [
    'letters that sound alike',
    'letters that sound different stay different',
  ]),
  ...byServer('D61', 'src/modules/packages/packages.test.ts', [
    'two shapes',
    'lists packages as an array, and one by its id as an object with its items',
  ]),
  ...byServer('D62', 'src/modules/vendors/vendors.test.ts', [
    'every field of a vendor',
    'are added, with a landline too',
  ]),
  ...byScreen('D63', vendors, [
    'landlines',
    'a vendor is added with a landline; a number that is none is refused at its field',
  ]),
  ...byKit('D64', 'LedgerDirection/LedgerDirection.stories.tsx', [
    'a word, whatever the colour',
    'SaysTheWayInAWordWhateverItsTone',
  ]),
  ...byScreen('D65', userScreen, [
    'a blank password is the old one',
    'a user is renamed without touching the password',
  ]),
  ...byServer('D66', users, [
    'admins have no branch',
    'renames an admin, who belongs to no branch',
  ]),
  ...byServer('D67', users, ['no role can be given', 'refuses %s']),
  ...byServer('D68', users, [
    'nobody grants more than they hold',
    'lets a manager grant only what the manager holds, and to nobody above',
  ]),
  ...byScreen('D68', userScreen, [
    'nobody is offered more',
    'a manager is offered only what the manager holds',
  ]),
  ...byServer('D68', 'tests/people/escalation.test.ts', [
    'nobody rises',
    'no walk through the users’ screens raises anyone above those who walked',
  ]),
  ...byServer('D69', users, ['granted at once', 'grants at once, and logs it once']),
  ...byJourney('D69', 'scenarios/s10-branch-wall.spec.ts', [
    'the menu follows',
    'access that is taken away leaves the menu',
  ]),
  ...byServer('D70', 'src/modules/branches/branches.test.ts', [
    'a branch in use',
    'keeps a branch open while it has users or coming events, and says so',
  ]),
  ...byServer('D70', users, [
    'a user’s sessions end',
    'removes a user and ends their sessions, but never an admin',
  ]),
  ...byServer('D71', 'src/auth/password-rules.test.ts', [
    'twelve characters of an admin',
    'asks twelve characters of an admin',
  ]),
  ...byServer(
    'D71',
    'src/modules/auth/login.test.ts',
    [
      'five failures',
      'makes a guesser wait after five failures, also after a restart, but nobody elsewhere',
    ],
    [
      'the same words for an unknown user',
      'says the same about a wrong password and about nobody, and logs both',
    ],
  ),
  ...byScreen('D71', 'session/login-screen.test.tsx', [
    'how long to wait',
    'the sixth wrong try is told how long to wait',
  ]),
];
