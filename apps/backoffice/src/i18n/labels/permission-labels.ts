import type { Permission } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** D39 The contract misspells one name; its label is right. */
export const permissionLabels: Readonly<Record<Permission, MessageDescriptor>> = {
  Calendar: msg`Calendar`,
  'View Events': msg`View Events`,
  'Create Event': msg`Create Event`,
  'Delete Event': msg`Delete Event`,
  'Generate Aggrement': msg`Generate Agreement`,
  'Assign Employees': msg`Assign Employees`,
  'Assign Vendors': msg`Assign Vendors`,
  Clients: msg`Clients`,
  Vendors: msg`Vendors`,
  Items: msg`Items`,
  Packages: msg`Packages`,
  Employees: msg`Employees`,
  Branches: msg`Branches`,
  'App Users': msg`App Users`,
  'Cashbook View Records': msg`Cashbook View Records`,
  'Cashbook In/Out': msg`Cashbook In/Out`,
  'Cashbook View Balance': msg`Cashbook View Balance`,
  'Cashbook Spend Petty Cash': msg`Cashbook Spend Petty Cash`,
  'Cashbook Create Petty Cash': msg`Cashbook Create Petty Cash`,
  'Cashbook Approve Pending Transaction': msg`Cashbook Approve Pending Transaction`,
  'Cashbook Settle Advance Payment': msg`Cashbook Settle Advance Payment`,
  'Cashbook Petty Cash': msg`Cashbook Petty Cash`,
  'Vendor Ledger': msg`Vendor Ledger`,
  'System Settings': msg`System Settings`,
  'Action Logs': msg`Action Logs`,
};

interface PermissionGroupLabels {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly permissions: readonly Permission[];
}

export const permissionGroups: readonly PermissionGroupLabels[] = [
  {
    id: 'events',
    label: msg`Calendar and events`,
    permissions: [
      ...(['Calendar', 'View Events', 'Create Event', 'Delete Event'] as const),
      ...(['Generate Aggrement', 'Assign Employees', 'Assign Vendors'] as const),
    ],
  },
  {
    id: 'cashbook',
    label: msg`Cashbook`,
    permissions: [
      ...(['Cashbook View Records', 'Cashbook View Balance', 'Cashbook In/Out'] as const),
      'Cashbook Approve Pending Transaction',
      'Cashbook Settle Advance Payment',
      ...(['Cashbook Petty Cash', 'Cashbook Spend Petty Cash'] as const),
      'Cashbook Create Petty Cash',
    ],
  },
  {
    id: 'people',
    label: msg`People and catalogue`,
    permissions: [
      ...(['Clients', 'Employees', 'Vendors', 'Vendor Ledger', 'Items', 'Packages'] as const),
    ],
  },
  {
    id: 'system',
    label: msg`Administration`,
    permissions: [...(['Branches', 'App Users', 'System Settings', 'Action Logs'] as const)],
  },
];

export const permissionNeeds: Partial<Record<Permission, readonly Permission[]>> = {
  'Delete Event': ['View Events'],
  'Generate Aggrement': ['View Events'],
  'Assign Employees': ['View Events'],
  'Assign Vendors': ['View Events'],
  'Vendor Ledger': ['Vendors'],
};

const labels: Readonly<Record<string, MessageDescriptor>> = permissionLabels;

export const labelOfPermission = (name: string): MessageDescriptor | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;
