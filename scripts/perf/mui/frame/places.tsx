/** The places of the menu, each with who may go there. */
import { type Permission, permissionValues } from '@digis/api-client/contract';
import {
  Building2,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ContactRound,
  HandCoins,
  Package,
  PackageCheck,
  Plus,
  ScrollText,
  Settings,
  Truck,
  UserCog,
  Users,
  Utensils,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan, useWaitingPayments } from './session.ts';

export interface Place {
  readonly path: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Any of these opens it. */
  readonly permissions: readonly Permission[];
  readonly isQuick?: boolean;
  /** Payments that wait there. */
  readonly waiting?: number;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ofCashbook = permissionValues.filter((name) => name.startsWith('Cashbook'));
const mayOwe: readonly Permission[] = ['View Events', 'Cashbook Settle Advance Payment'];

const place = (
  path: string,
  label: string,
  drawing: ReactNode,
  permissions: readonly Permission[],
  isQuick = false,
): Place => ({ path, label, icon: drawing, permissions, isQuick });

const places: readonly Place[] = [
  place('/', 'calendar', <CalendarDays {...icon} />, ['Calendar'], true),
  place('/clients', 'clients', <ContactRound {...icon} />, ['Clients']),
  place('/events', 'events', <CalendarRange {...icon} />, ['View Events'], true),
  place('/cashbook', 'cashbook', <Wallet {...icon} />, ofCashbook, true),
  place('/cashbook?tab=owes', 'owes', <HandCoins {...icon} />, mayOwe, true),
  place('/reports', 'overview', <ChartColumn {...icon} />, ['Cashbook View Balance']),
  place('/deliverables', 'deliverables', <PackageCheck {...icon} />, ['Vendors']),
  place('/vendors', 'vendors', <Truck {...icon} />, ['Vendors']),
  place('/items', 'items', <Utensils {...icon} />, ['Items']),
  place('/packages', 'packages', <Package {...icon} />, ['Packages']),
  place('/users', 'users', <UserCog {...icon} />, ['App Users']),
  place('/employees', 'employeeList', <Users {...icon} />, ['Employees']),
  place('/branches', 'branches', <Building2 {...icon} />, ['Branches']),
  place('/action-logs', 'logs', <ScrollText {...icon} />, ['Action Logs']),
  place('/settings', 'settings', <Settings {...icon} />, ['System Settings']),
];

const schedule = place('?dialog=schedule', 'schedule', <Plus {...icon} />, ['Create Event'], true);

/** Those that the user may open; none until it is known who that is. */
export function usePlaces(): { readonly menu: readonly Place[]; readonly quick: readonly Place[] } {
  const can = useCan();
  const waiting = useWaitingPayments();
  const mayOpen = ({ permissions }: Place) => permissions.some(can);
  const hasCashbook = ofCashbook.some(can);
  const menu = places
    .filter((one) => mayOpen(one) && (one.label !== 'owes' || hasCashbook))
    .map((one) => (one.label === 'cashbook' ? { ...one, waiting } : one));
  // Scheduling is among the first three, for a thumb.
  const quick = menu
    .filter(({ isQuick }) => isQuick)
    .toSpliced(2, 0, ...(mayOpen(schedule) ? [schedule] : []));
  return { menu, quick };
}
