import { lazyFeature } from '../i18n/lazy-feature.ts';

export const ClientsScreen = lazyFeature(
  async () => (await import('../features/clients/clients-screen.tsx')).ClientsScreen,
);
export const events = () => import('../features/events/events-screen.tsx');
export const EventsScreen = lazyFeature(async () => (await events()).EventsScreen);
export const KitchenScreen = lazyFeature(
  async () => (await import('../features/kitchen/kitchen-screen.tsx')).KitchenScreen,
);
export const BranchesScreen = lazyFeature(
  async () => (await import('../features/branches/branches-screen.tsx')).BranchesScreen,
);
export const ItemsScreen = lazyFeature(
  async () => (await import('../features/items/items-screen.tsx')).ItemsScreen,
);
export const PackagesScreen = lazyFeature(
  async () => (await import('../features/packages/packages-screen.tsx')).PackagesScreen,
);
export const CashbookScreen = lazyFeature(
  async () => (await import('../features/cashbook/cashbook-screen.tsx')).CashbookScreen,
);
export const OverviewScreen = lazyFeature(
  async () => (await import('../features/overview/overview-screen.tsx')).OverviewScreen,
);
export const WeekScreen = lazyFeature(
  async () => (await import('../features/week/week-screen.tsx')).WeekScreen,
);
export const ReportsScreen = lazyFeature(
  async () => (await import('../features/reports/reports-screen.tsx')).ReportsScreen,
);
export const EnvelopeScreen = lazyFeature(
  async () => (await import('../features/envelope/envelope-screen.tsx')).EnvelopeScreen,
);
export const VendorsScreen = lazyFeature(
  async () => (await import('../features/vendors/vendors-screen.tsx')).VendorsScreen,
);
export const EmployeesScreen = lazyFeature(
  async () => (await import('../features/employees/employees-screen.tsx')).EmployeesScreen,
);
export const DeliverablesScreen = lazyFeature(
  async () => (await import('../features/deliverables/deliverables-screen.tsx')).DeliverablesScreen,
);
export const UsersScreen = lazyFeature(
  async () => (await import('../features/users/users-screen.tsx')).UsersScreen,
);
export const ImportsScreen = lazyFeature(
  async () => (await import('../features/imports/imports-screen.tsx')).ImportsScreen,
);
export const ActionLogsScreen = lazyFeature(
  async () => (await import('../features/action-logs/action-logs-screen.tsx')).ActionLogsScreen,
);
export const SettingsScreen = lazyFeature(
  async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
);
