import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActionLogsScreen } from '../../features/action-logs/action-logs-screen.tsx';
import { CashbookScreen } from '../../features/cashbook/cashbook-screen.tsx';
import { DeliverablesScreen } from '../../features/deliverables/deliverables-screen.tsx';
import { EventsScreen } from '../../features/events/events-screen.tsx';
import { OverviewScreen } from '../../features/overview/overview-screen.tsx';
import { ReportsScreen } from '../../features/reports/reports-screen.tsx';
import { WeekScreen } from '../../features/week/week-screen.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

// D138
test.each([
  ['Action Logs', ActionLogsScreen, '/action-logs?kind=x&user=me&from=1&branch=1', '?branch=1'],
  [
    'Deliverables',
    DeliverablesScreen,
    '/deliverables?vendor=x&branch=-1&to=2026-09-30',
    '?to=2026-09-30',
  ],
  ['Overview', OverviewScreen, '/reports?month=2019-14&branch=1', '?branch=1'],
  ['Reports', ReportsScreen, '/reports/period?span=day&from=x&branch=1', '?branch=1'],
  ['The week', WeekScreen, '/reports/week?branch=bole', ''],
  ['Events', EventsScreen, '/events?view=lost&staff=9&branch=all', '?branch=all'],
  ['Cashbook', CashbookScreen, '/cashbook?tab=owes&branch=bole', '?tab=owes'],
] as const)('%s ignores an unknown filter in its address', async (...row) => {
  const [title, Screen, address, left] = row;
  await renderScreen(standard.app, <Screen />, { as: 'admin', address });
  expect(await screen.findByText(/has a filter that is not known/)).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(left));
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
