// D135
import { buildEvent } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { ChangedSheets } from './changed-sheets.tsx';

const standard = useApp();
const tomorrow = { event_date: '2026-09-22', et_date: { year: 2019, month: 1, day: 12 } };

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  const { event } = (await hana.post('/api/event', buildEvent({ ...tomorrow, time: '15:00' })))
    .body;
  const { events } = (await hana.get('/api/kitchen?from=2026-09-22')).body;
  const [{ id, said }] = events;
  await hana.post('/api/sheet', { kind: 'kitchen', events: [{ id, said }] });
  const grown = buildEvent({ ...tomorrow, time: '15:00', num_of_people: 380, remark: 'በርበሬ የለም' });
  await hana.patch('/api/event', { ...grown, id: event.id });
});

test('an upcoming event lists its changes since its sheet was printed', async () => {
  await renderScreen(standard.app, <ChangedSheets />, { as: 'hana' });
  expect(await screen.findByText('Changed since printed')).toBeVisible();
  expect(screen.getByText('Number of people: 350 → 380')).toBeVisible();
  expect(screen.getByText('Remark: — → በርበሬ የለም')).toBeVisible();
  const link = screen.getByRole('link', { name: 'አልማዝ ተስፋዬ' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/kitchen\?from=2026-09-22&of=\d/u));
});

test('a user who may not view events sees no changes and sends no request', async () => {
  await standard.app.createUser({ username: 'viewer', branch_id: 1, access: ['Calendar'] });
  const { calls } = await renderScreen(standard.app, <ChangedSheets />, { as: 'viewer' });
  expect(screen.queryByText('Changed since printed')).not.toBeInTheDocument();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});
