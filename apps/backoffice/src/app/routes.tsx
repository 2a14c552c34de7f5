// Spec 2.1, 2.2
import type { LazyComponent } from '@digis/ui/app';
import { permissionValues } from '@digis/api-client/contract';
import type { Permission } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Building2,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ContactRound,
  CookingPot,
  FileChartColumn,
  FileUp,
  FolderArchive,
  HandCoins,
  Package,
  PackageCheck,
  ScrollText,
  Settings,
  Sun,
  Truck,
  UserCog,
  Users,
  Utensils,
  Wallet,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { CalendarScreen } from '../features/calendar/calendar-screen.tsx';
import { canOf, type SessionUser } from '../auth/user.tsx';
import { readMonthAhead } from '../features/calendar/read-month-ahead.ts';
import {
  ActionLogsScreen,
  BranchesScreen,
  CashbookScreen,
  ClientsScreen,
  DeliverablesScreen,
  EmployeesScreen,
  EnvelopeScreen,
  events,
  EventsScreen,
  ImportsScreen,
  ItemsScreen,
  KitchenScreen,
  OverviewScreen,
  PackagesScreen,
  ReportsScreen,
  SettingsScreen,
  UsersScreen,
  VendorsScreen,
  WeekScreen,
} from './screens.ts';

export interface AppRoute {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: ReactNode;
  readonly permissions: readonly Permission[];
  readonly isForAdmin?: boolean;
  readonly isInBottomBar?: boolean;
  readonly Screen: ComponentType | LazyComponent<object>;
  readonly readAhead?: (isWanted: () => boolean) => Promise<unknown>;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const CASHBOOK = '/cashbook';
export const owesIcon = <HandCoins {...icon} />;

const cashbookPermissions = permissionValues.filter((name) => name.startsWith('Cashbook'));

export const routes: readonly AppRoute[] = [
  {
    path: '/',
    label: msg`Calendar`,
    icon: <CalendarDays {...icon} />,
    permissions: ['Calendar'],
    isInBottomBar: true,
    Screen: CalendarScreen,
    readAhead: readMonthAhead,
  },
  {
    path: '/clients',
    label: msg`Clients`,
    icon: <ContactRound {...icon} />,
    permissions: ['Clients'],
    Screen: ClientsScreen,
  },
  {
    path: '/events',
    label: msg`Events`,
    icon: <CalendarRange {...icon} />,
    permissions: ['View Events'],
    isInBottomBar: true,
    Screen: EventsScreen,
    readAhead: async (isWanted) => (await events()).readEventsAhead(isWanted),
  },
  {
    path: '/kitchen',
    label: msg`Kitchen`,
    icon: <CookingPot {...icon} />,
    permissions: ['View Events'],
    Screen: KitchenScreen,
  },
  {
    path: CASHBOOK,
    label: msg`Cashbook`,
    icon: <Wallet {...icon} />,
    // D3 The menu and the bottom bar use this one list.
    permissions: cashbookPermissions,
    isInBottomBar: true,
    Screen: CashbookScreen,
  },
  {
    path: '/reports',
    label: msg`Overview`,
    icon: <ChartColumn {...icon} />,
    permissions: ['Cashbook View Balance'],
    Screen: OverviewScreen,
  },
  {
    path: '/reports/week',
    label: msg`The week`,
    icon: <Sun {...icon} />,
    permissions: ['Cashbook View Balance'],
    Screen: WeekScreen,
  },
  {
    path: '/reports/period',
    label: msg`Reports`,
    icon: <FileChartColumn {...icon} />,
    permissions: ['Cashbook View Balance'],
    Screen: ReportsScreen,
  },
  {
    path: '/accountant',
    label: msg`For the accountant`,
    icon: <FolderArchive {...icon} />,
    permissions: ['Cashbook View Balance'],
    Screen: EnvelopeScreen,
  },
  {
    path: '/deliverables',
    label: msg`Deliverables`,
    icon: <PackageCheck {...icon} />,
    permissions: ['Vendors'],
    Screen: DeliverablesScreen,
  },
  {
    path: '/vendors',
    label: msg`Vendors`,
    icon: <Truck {...icon} />,
    permissions: ['Vendors'],
    Screen: VendorsScreen,
  },
  {
    path: '/items',
    label: msg`Items`,
    icon: <Utensils {...icon} />,
    permissions: ['Items'],
    Screen: ItemsScreen,
  },
  {
    path: '/packages',
    label: msg`Packages`,
    icon: <Package {...icon} />,
    permissions: ['Packages'],
    Screen: PackagesScreen,
  },
  {
    path: '/users',
    label: msg`App Users`,
    icon: <UserCog {...icon} />,
    permissions: ['App Users'],
    Screen: UsersScreen,
  },
  {
    path: '/employees',
    label: msg`Employees`,
    icon: <Users {...icon} />,
    permissions: ['Employees'],
    Screen: EmployeesScreen,
  },
  {
    path: '/branches',
    label: msg`Branches`,
    icon: <Building2 {...icon} />,
    permissions: ['Branches'],
    Screen: BranchesScreen,
  },
  {
    path: '/import',
    label: msg`Import`,
    icon: <FileUp {...icon} />,
    permissions: ['System Settings'],
    isForAdmin: true,
    Screen: ImportsScreen,
  },
  {
    path: '/action-logs',
    label: msg`Action Logs`,
    icon: <ScrollText {...icon} />,
    permissions: ['Action Logs'],
    Screen: ActionLogsScreen,
  },
  {
    path: '/settings',
    label: msg`System Settings`,
    icon: <Settings {...icon} />,
    permissions: ['System Settings'],
    Screen: SettingsScreen,
  },
];

export function routesFor(user: SessionUser): readonly AppRoute[] {
  const can = canOf(user);
  return routes.filter(
    ({ permissions, isForAdmin }) =>
      permissions.some(can) && (isForAdmin !== true || user.role === 'admin'),
  );
}
