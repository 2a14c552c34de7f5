export interface NotHere {
  readonly not: string;
}

interface Content {
  readonly path: string;
  readonly lists: readonly string[];
  readonly after?: string;
}

export interface ScreenCase {
  readonly name: string;
  readonly address: string;
  readonly heading: string | RegExp;
  readonly person: string | null;
  readonly content: Content | NotHere;
  readonly row: string | RegExp;
  readonly nothing: string | NotHere;
  readonly pages: 'in pages' | NotHere;
  readonly stranger: { readonly username: string; readonly sees: string } | NotHere;
}

export const isNotHere = (value: object | string): value is NotHere =>
  typeof value === 'object' && 'not' in value;

const atOnce: NotHere = { not: 'all its rows come at once' };
const asksNothing: NotHere = { not: 'it asks the server for nothing' };
const planner = { username: 'planner', sees: 'Calendar' };

const list = (
  name: string,
  address: string,
  [path, rows]: readonly [path: string, rows: string],
  row: string | RegExp,
  pages: ScreenCase['pages'] = atOnce,
): ScreenCase => ({
  name,
  address,
  heading: name,
  person: 'manager',
  content: { path: `/api/${path}`, lists: [rows] },
  row,
  nothing: 'No Data.',
  pages,
  stranger: planner,
});

const events = (name: string, address: string, row: RegExp): ScreenCase => ({
  ...list(name, address, ['event', 'events'], row, 'in pages'),
  content: { path: '/api/event', lists: ['events'], after: '/api/branch' },
});

const ofKitchen = (name: string, sheet: string, row: RegExp): ScreenCase => ({
  ...list(name, `/kitchen?from=2026-10-01&sheet=${sheet}`, ['kitchen', 'events'], row),
  heading: 'Kitchen',
  nothing: 'No events',
  stranger: { username: 'cook', sees: 'Items' },
});

const cash = (name: string, tab: string, row: RegExp): ScreenCase => ({
  ...list(`Cashbook, ${name}`, `/cashbook?tab=${tab}`, ['transactions', 'data'], row, 'in pages'),
  heading: 'Cashbook',
});

export const screens: readonly ScreenCase[] = [
  {
    ...list('Calendar', '/', ['get-calendar', 'today_events'], /ሄኖክ ግርማ/),
    content: { path: '/api/get-calendar', lists: ['event_map', 'today_events', 'tommorow_events'] },
    nothing: 'No events',
    pages: { not: 'a month is not a list' },
    stranger: { username: 'cook', sees: 'Items' },
  },
  {
    ...list('Day', '/?day=2026-10-01', ['event', 'events'], /አልማዝ ተስፋዬ/),
    heading: /21.* 2019/,
    nothing: 'No events',
    stranger: { username: 'cook', sees: 'Items' },
  },
  {
    ...list('Day sheet', '/?day=2026-10-01&show=sheet', ['event', 'events'], /አልማዝ ተስፋዬ/),
    heading: /21.* 2019/,
    nothing: 'No events',
    stranger: { username: 'cook', sees: 'Items' },
  },
  ofKitchen('Kitchen', 'kitchen', /አልማዝ ተስፋዬ/),
  ofKitchen('Load list', 'load', /አልማዝ ተስፋዬ/),
  ofKitchen('Shopping list', 'shopping', /ክትፎ/),
  ofKitchen('Packing list', 'packing', /BOLE|Bole/),
  events('Events', '/events', /አልማዝ ተስፋዬ/),
  {
    ...list('Year', '/?face=year', ['days', 'days'], /2019/),
    heading: 'The year',
    nothing: { not: 'a year has its days' },
    pages: { not: 'a year is not a list' },
    stranger: { username: 'cook', sees: 'Items' },
  },
  {
    ...events('Enquiries', '/events?view=enquiries', /ሰላማዊት አበበ/),
    heading: 'Events',
    content: { path: '/api/enquiry', lists: ['enquiries'], after: '/api/branch' },
    nothing: 'No enquiry is in this list. A call is written down in a moment.',
  },
  events('Deleted events', '/events?view=deleted', /ሰናይት አለሙ/),
  list('Event Clients', '/clients', ['client', 'clients'], /አልማዝ ተስፋዬ/, 'in pages'),
  cash('Book', 'book', /ከሽያጭ/),
  cash('Pending', 'pending', /ሄኖክ ግርማ/),
  cash('Advance', 'advance', /ቀብድ/),
  {
    ...list(
      'Cashbook, Who owes',
      '/cashbook?tab=owes',
      ['receivables', 'receivables'],
      /አልማዝ ተስፋዬ/,
      'in pages',
    ),
    heading: 'Cashbook',
  },
  {
    ...list('Cashbook, We owe', '/cashbook?tab=payables', ['payables', 'payables'], /ቀብድ/),
    heading: 'Cashbook',
  },
  {
    ...list('Cashbook, Petty Cash', '/cashbook?tab=petty', ['petty-cash', 'data'], 'kebede'),
    heading: 'Cashbook',
  },
  {
    ...list('Overview', '/reports', ['overview', 'receivables'], /0911/),
    nothing: { not: 'a month without anything has its figures' },
  },
  {
    ...list('The week', '/reports/week', ['overview', 'receivables'], /አልማዝ ተስፋዬ/),
    nothing: 'Nobody owes anything.',
  },
  {
    ...list('Reports', '/reports/period?from=2026-10-01', ['reports', 'packages'], /wedding gold/i),
    nothing: { not: 'a period without anything has its sums' },
  },
  {
    ...list('For the accountant', '/accountant', ['', ''], 'journal.csv'),
    content: asksNothing,
    nothing: asksNothing,
    pages: asksNothing,
  },
  list('Deliverables', '/deliverables', ['deliverables', 'deliverables'], /Selam DJ/, 'in pages'),
  list('Vendors', '/vendors', ['vendor', 'vendors'], 'Addis Decor'),
  list('Items', '/items', ['item', 'items'], 'ክትፎ'),
  list('Packages', '/packages', ['package', 'packages'], /WEDDING GOLD/),
  list('App Users', '/users', ['user', 'users'], 'kebede'),
  list('Employees', '/employees', ['employee', 'employees'], 'አበበ ከበደ'),
  list('Branches', '/branches', ['branch', 'branches'], 'Piassa'),
  {
    ...list('Import', '/import', ['import', 'imports'], 'የድሮ ምግቦች'),
    person: 'admin',
    stranger: { username: 'manager', sees: 'Calendar' },
  },
  list('Action Logs', '/action-logs', ['action-logs', 'logs'], /ቅቤ/, 'in pages'),
  {
    ...list('System Settings', '/settings', ['settings', 'settings'], /./),
    nothing: { not: 'settings are always there' },
  },
  {
    ...list('Sign in', '/login', ['', ''], 'Digis'),
    heading: 'Digis',
    person: null,
    content: asksNothing,
    nothing: asksNothing,
    pages: asksNothing,
    stranger: { not: 'it is for everybody' },
  },
  {
    ...list('Own password first', '/', ['', ''], /./),
    heading: 'Choose your own password',
    person: 'newcomer',
    content: asksNothing,
    nothing: asksNothing,
    pages: asksNothing,
    stranger: { not: 'it is for whoever was given a password' },
  },
  {
    ...list('No permission', '/', ['', ''], /./),
    heading: 'No Permission',
    person: 'nobody',
    content: asksNothing,
    nothing: asksNothing,
    pages: asksNothing,
    stranger: { username: 'nobody', sees: 'No Permission' },
  },
];
