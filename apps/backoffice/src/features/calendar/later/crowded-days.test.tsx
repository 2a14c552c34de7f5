import { buildEvent, repeatEvent, standardFixture, startTestApp } from '@digis/server/testing';
import type { TestApp } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { ChangedSheets } from './changed-sheets.tsx';

const tomorrow = { event_date: '2026-09-22', et_date: { year: 2019, month: 1, day: 12 } };

let app: TestApp;

// On a server of its own, because events without a log violate the invariants of a business.
beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  const admin = await app.as('admin');
  await admin.post('/api/event?branchId=1', buildEvent(tomorrow));
  await repeatEvent(app.url, 1, 200);
});
afterAll(() => app.close());

test('days of more events than are compared at once say that each event tells its changes', async () => {
  await renderScreen(app, <ChangedSheets />, { as: 'hana' });
  expect(await screen.findByText('Changed since printed')).toBeVisible();
  expect(screen.getByText(/^More than 200 events are on these three days\./u)).toBeVisible();
});
