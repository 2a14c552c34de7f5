import { buildEvent, repeatEvent } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useCrowdedApp } from '#testing/use-app.ts';
import { ChangedSheets } from './changed-sheets.tsx';
import { NextWeek } from './next-week.tsx';

const tomorrow = { event_date: '2026-09-22', et_date: { year: 2019, month: 1, day: 12 } };

const crowded = useCrowdedApp(async (app) => {
  const admin = await app.as('admin');
  await admin.post('/api/event?branchId=1', buildEvent(tomorrow));
  await repeatEvent(app.url, 1, 200);
});

test('more than 200 events in three days are not compared, and a note says so', async () => {
  await renderScreen(crowded.app, <ChangedSheets />, { as: 'hana' });
  expect(await screen.findByText('Changed since printed')).toBeVisible();
  expect(screen.getByText(/^More than 200 events are on these three days\./u)).toBeVisible();
});

test('the coming week counts all events of a full day, and marks its other figures as at least', async () => {
  const hana = await crowded.app.as('hana');
  const { event_map: days } = (await hana.get('/api/get-calendar?from=2026-09-21&to=2026-10-10'))
    .body;
  await renderScreen(crowded.app, <NextWeek days={days} />, { as: 'hana' });
  expect(await screen.findByText('201 events')).toBeVisible();
  expect(screen.getByText(/^At least ⚠ 100 events have nobody assigned/u)).toBeVisible();
  expect(screen.getByRole('link', { name: /^At least .*owed$/u })).toBeVisible();
});
