import { appRoutes, type Permission } from '../states/app-routes.ts';

export interface OpenedScreen {
  readonly permission: Permission;
  readonly path: string;
  readonly title: string;
  readonly controls?: readonly string[];
  readonly tabs?: readonly string[];
}

/** Controls that need a permission; row buttons start with these words. */
export const controls = [
  'Schedule Event',
  'New enquiry',
  'Agreement',
  'Assign Employees',
  'Assign Vendors',
  'In',
  'Out',
  'Accept',
  'Reject',
  'Settle',
  'Show balances',
  'Create Petty Cash',
  'Spend',
  'Add Client',
  'Add Vendor',
  'Add Item',
  'Add Package',
  'Add Employee',
  'Pay-day',
  'Add Branch',
  'Create User',
  'Make the file',
  'Save',
] as const;

export const seen: Readonly<Record<string, Partial<OpenedScreen>>> = {
  '/events View Events': {},
  '/clients Clients': { title: 'Event Clients', controls: ['Add Client'] },
  '/cashbook Cashbook View Records': { tabs: ['Book'] },
  '/cashbook Cashbook In/Out': { controls: ['In', 'Out'] },
  '/cashbook Cashbook Approve Pending Transaction': {
    tabs: ['Pending'],
    controls: ['Accept', 'Reject'],
  },
  '/cashbook Cashbook Settle Advance Payment': {
    tabs: ['Advance', 'Who owes'],
    controls: ['Settle'],
  },
  '/cashbook Cashbook View Balance': { tabs: ['We owe'] },
  '/cashbook Cashbook Petty Cash': { tabs: ['Petty Cash'] },
  '/cashbook Cashbook Spend Petty Cash': { tabs: ['Petty Cash'] },
  '/cashbook Cashbook Create Petty Cash': {
    tabs: ['Petty Cash'],
    controls: ['Create Petty Cash', 'Spend'],
  },
  '/vendors Vendors': { controls: ['Add Vendor'] },
  '/accountant Cashbook View Balance': { controls: ['Make the file'] },
  '/items Items': { controls: ['Add Item'] },
  '/packages Packages': { controls: ['Add Package'] },
  '/users App Users': { controls: ['Create User'] },
  '/employees Employees': { controls: ['Add Employee'] },
  '/branches Branches': { controls: ['Add Branch'] },
  '/settings System Settings': {
    tabs: ['Messages', 'Business', 'Papers', 'Banks', 'Days', 'Rules', 'Tax', 'Safety'],
    controls: ['Save'],
  },
};

const opened: readonly OpenedScreen[] = appRoutes.flatMap(({ path, label, permissions }) =>
  permissions.map((permission) => ({
    permission,
    path,
    title: label,
    ...seen[`${path} ${permission}`],
  })),
);

const eventsAndCash = [
  '/',
  '/events',
  '/clients',
  '/cashbook',
  '/reports',
  '/reports/week',
  '/reports/period',
  '/accountant',
];
const vendorsAndKitchen = ['/kitchen', '/deliverables', '/vendors', '/items', '/packages'];
const among = (paths: readonly string[]) => opened.filter(({ path }) => paths.includes(path));

export const screens = {
  'events and cash': among(eventsAndCash),
  'vendors and the kitchen': among(vendorsAndKitchen),
  'people and the house': opened.filter(
    ({ path }) => ![...eventsAndCash, ...vendorsAndKitchen].includes(path),
  ),
};

export const additions: readonly Permission[] = [
  'Create Event',
  'Delete Event',
  'Generate Aggrement',
  'Assign Employees',
  'Assign Vendors',
  'Vendor Ledger',
];
