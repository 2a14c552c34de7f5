/** What stands around every screen, and the sign-in. Spec 2.1-2.3. */
import * as has from './has.ts';
import { onScreen, seen, type SeenPlace } from './seen.ts';

const LABELS = [
  'Calendar',
  'Clients',
  'Events',
  'Cashbook',
  'Deliverables',
  'Vendors',
  'Items',
  'Packages',
  'App Users',
  'Employees',
  'Branches',
  'Action Logs',
  'System Settings',
] as const;

const menuOf = (shown: readonly string[]) => [
  ...has.links('2.2', ...LABELS.filter((label) => shown.includes(label))),
  ...has.absent(has.links('2.2', ...LABELS.filter((label) => !shown.includes(label)))),
];

export const menuPlaces: readonly SeenPlace[] = [
  onScreen(
    'Items',
    [
      menuOf(LABELS),
      has.radios('2.2', /^English$/u, /^አማርኛ$/u),
      seen('2.2', 'who is signed in, and the branch', 'text', /^manager · Bole$/u),
      seen('2.2', 'panel Today', 'text', 'Today'),
      seen('2.2', 'clock with seconds', 'text', /10:00:\d\d/u),
      seen('2.2', 'Ethiopian date', 'text', /(?:Meskerem|መስከረም) 11.* 2019/u),
      seen('2.2', 'Gregorian date', 'text', /21 (?:September|ሴፕቴምበር) 2026/u),
      has.buttons('2.2', 'Log out', 'Recent messages'),
    ],
    { name: 'menu of whoever may do everything' },
  ),
  ...[
    { person: 'planner', screen: 'Calendar', shown: ['Calendar'] },
    { person: 'cook', screen: 'Items', shown: ['Items'] },
    { person: 'hana', screen: 'Calendar', shown: ['Calendar', 'Events', 'Clients'] },
    {
      person: 'dawit',
      screen: 'Vendors',
      shown: ['Cashbook', 'Deliverables', 'Vendors', 'Employees'],
    },
    { person: 'kebede', screen: 'Cashbook, Petty Cash', shown: ['Cashbook'] },
  ].map(({ person, screen, shown }) =>
    onScreen(screen, menuOf(shown), { person, name: `menu of ${person}` }),
  ),
];

export const shellPlaces: readonly SeenPlace[] = [
  onScreen('Sign in', [
    seen(
      '2.3',
      'form titled as the sign-in to event management',
      'text',
      'Sign in to Event Management',
    ),
    has.fields('2.3', 'Username', 'Password'),
    has.buttons('2.3', 'Sign in', 'Show password'),
    has.radios('2.2', /^English$/u, /^አማርኛ$/u),
    seen('D13', 'the business is named before anybody signs in', 'heading', /^Digis$/u),
  ]),
  onScreen('No permission', [
    has.headings('D4', 'No Permission'),
    has.texts('D4', 'Your account has no access to any screen yet. Ask an administrator for it.'),
    has.buttons('D4', 'Log out'),
  ]),
];
