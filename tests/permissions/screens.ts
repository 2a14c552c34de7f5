/** What each permission alone opens: its screen, and which of the controls that need a permission stand there. */
import type { UserToCreate } from '../support/server.ts';

export type Permission = NonNullable<UserToCreate['access']>[number];

export interface OpenedScreen {
  readonly permission: Permission;
  readonly path: string;
  /** The screen's heading. */
  readonly title: string;
  /** Of the controls below, those that this permission brings. */
  readonly controls?: readonly string[];
  readonly tabs?: readonly string[];
}

/** Buttons that need a permission; a row's begin with these words. */
export const controls = [
  'Schedule Event',
  'Deleted events',
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
  'Add Amount',
  'Close account',
  'Add Client',
  'Add Vendor',
  'Add Item',
  'Add Package',
  'Add Employee',
  'Add Branch',
  'Create User',
  'Save',
] as const;

const eventsAndCash: readonly OpenedScreen[] = [
  { permission: 'Calendar', path: '/', title: 'Calendar' },
  { permission: 'View Events', path: '/events', title: 'Events', tabs: ['Bole'] },
  { permission: 'Clients', path: '/clients', title: 'Event Clients', controls: ['Add Client'] },
  { permission: 'Cashbook View Records', path: '/cashbook', title: 'Cashbook', tabs: ['Book'] },
  { permission: 'Cashbook View Balance', path: '/cashbook', title: 'Cashbook' },
  {
    permission: 'Cashbook In/Out',
    path: '/cashbook',
    title: 'Cashbook',
    controls: ['In', 'Out'],
  },
  {
    permission: 'Cashbook Approve Pending Transaction',
    path: '/cashbook',
    title: 'Cashbook',
    tabs: ['Pending'],
    controls: ['Accept', 'Reject'],
  },
  {
    permission: 'Cashbook Settle Advance Payment',
    path: '/cashbook',
    title: 'Cashbook',
    tabs: ['Advance'],
    controls: ['Settle'],
  },
  {
    permission: 'Cashbook Petty Cash',
    path: '/cashbook',
    title: 'Cashbook',
    tabs: ['Petty Cash'],
  },
  {
    permission: 'Cashbook Spend Petty Cash',
    path: '/cashbook',
    title: 'Cashbook',
    tabs: ['Petty Cash'],
  },
  {
    permission: 'Cashbook Create Petty Cash',
    path: '/cashbook',
    title: 'Cashbook',
    tabs: ['Petty Cash'],
    controls: ['Create Petty Cash', 'Spend', 'Add Amount', 'Close account'],
  },
];

const vendorsAndKitchen: readonly OpenedScreen[] = [
  { permission: 'Vendors', path: '/deliverables', title: 'Deliverables' },
  { permission: 'Vendors', path: '/vendors', title: 'Vendors', controls: ['Add Vendor'] },
  { permission: 'Items', path: '/items', title: 'Items', controls: ['Add Item'] },
  { permission: 'Packages', path: '/packages', title: 'Packages', controls: ['Add Package'] },
];

const peopleAndHouse: readonly OpenedScreen[] = [
  { permission: 'App Users', path: '/users', title: 'App Users', controls: ['Create User'] },
  { permission: 'Employees', path: '/employees', title: 'Employees', controls: ['Add Employee'] },
  { permission: 'Branches', path: '/branches', title: 'Branches', controls: ['Add Branch'] },
  { permission: 'Action Logs', path: '/action-logs', title: 'Action Logs' },
  {
    permission: 'System Settings',
    path: '/settings',
    title: 'System Settings',
    controls: ['Save'],
  },
];

export const screens = {
  'events and cash': eventsAndCash,
  'vendors and the kitchen': vendorsAndKitchen,
  'people and the house': peopleAndHouse,
};

/** Permissions that open no screen by themselves. */
export const additions: readonly Permission[] = [
  'Create Event',
  'Delete Event',
  'Generate Aggrement',
  'Assign Employees',
  'Assign Vendors',
  'Vendor Ledger',
];
