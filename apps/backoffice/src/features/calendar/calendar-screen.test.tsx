// D109, spec:2.4
import { buildEvent, standardFixture, startTestApp } from '@digis/server/testing';
import type { TestApp } from '@digis/server/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CalendarScreen } from './calendar-screen.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  await app.createUser({ username: 'viewer', branch_id: 1, access: ['Calendar'] });
  const hana = await app.as('hana');
  await hana.post('/api/event', buildEvent());
  const today = { event_date: '2026-09-21', et_date: { year: 2019, month: 1, day: 11 } };
  const client = { name: 'ሙሉጌታ ከበደ', primary_phone: '0912000001', secondary_phone: '0912000001' };
  await hana.post('/api/event', buildEvent({ ...today, client }));
});
afterAll(() => app.close());

test('the server decides which day is today, even after a reload', async () => {
  await renderScreen(app, <CalendarScreen />, { as: 'hana' });
  expect(
    await screen.findByRole('button', { name: /Meskerem 11 2019.*1 event/, current: 'date' }),
  ).toBeVisible();
});

test('a day has a printable sheet with menu and staff', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { user } = await renderScreen(app, <CalendarScreen />, {
    as: 'viewer',
    address: '/?day=2026-10-01',
  });
  const sheetButton = await screen.findByRole('button', { name: 'Day sheet' });
  await waitFor(() => expect(sheetButton).toBeEnabled());
  await user.click(sheetButton);
  const sheet = await screen.findByRole('region', { name: 'አልማዝ ተስፋዬ' });
  expect(sheet).toHaveTextContent(/0911 22 33 44.*350.*☐ ዶሮ ወጥ.*NOBODY ASSIGNED/);
  expect(sheet).not.toHaveTextContent('170,000');
  await user.click(await screen.findByRole('radio', { name: 'With money' }));
  expect(sheet).toHaveTextContent('170,000 Br');
  expect(screen.getByRole('region', { name: 'Kitchen totals' })).toHaveTextContent('ዶሮ ወጥ 350');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test("today's events are listed beside the month, and tomorrow's list is empty", async () => {
  await renderScreen(app, <CalendarScreen />, { as: 'hana' });
  expect(await screen.findByRole('button', { name: /ሙሉጌታ ከበደ/ })).toBeVisible();
  expect(screen.getByText('No events')).toBeVisible();
});

test('the facts about the next days link to the events of these days', async () => {
  await renderScreen(app, <CalendarScreen />, { as: 'hana' });
  const unstaffed = await screen.findByRole('link', { name: /1 event has nobody assigned/ });
  const { searchParams } = new URL(unstaffed.getAttribute('href') ?? '', 'http://digis.test');
  expect(Object.fromEntries(searchParams)).toEqual({
    view: 'unstaffed',
    from: '2026-09-21',
    to: '2026-09-27',
  });
});

test('only a user who may create events is offered Schedule Event', async () => {
  const { calls } = await renderScreen(app, <CalendarScreen />, { as: 'viewer' });
  await screen.findByRole('button', { name: /ሙሉጌታ ከበደ/ });
  expect(screen.queryByRole('button', { name: 'Schedule Event' })).toBeNull();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('the shown month is in the address, and survives opening a day, Back and a reload', async () => {
  const { user } = await renderScreen(app, <CalendarScreen />, {
    as: 'hana',
    address: '/?month=2019-05',
  });
  const may = /Tir 16,? 2019/;
  await user.click(await screen.findByRole('button', { name: may }));
  expect(await screen.findByRole('heading', { level: 1, name: /24 January 2027/ })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Back to the month' }));
  expect(await screen.findByRole('button', { name: may })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Next month/ }));
  expect(await screen.findByRole('button', { name: /Yekatit 16,? 2019/ })).toBeVisible();
  expect(window.location.search).toBe('?month=2019-06');
  cleanup();
  await renderScreen(app, <CalendarScreen />, {
    as: 'hana',
    address: `/${window.location.search}`,
  });
  expect(await screen.findByRole('button', { name: /Yekatit 16,? 2019/ })).toBeVisible();
});

test('a Gregorian month is shown again after a day in it was opened', async () => {
  const { user } = await renderScreen(app, <CalendarScreen />, { as: 'hana' });
  await user.click(await screen.findByRole('radio', { name: 'Gregorian' }));
  await user.click(await screen.findByRole('button', { name: /^Next month/ }));
  await user.click(
    await screen.findByRole('button', { name: /31 October 2026|October 31,? 2026/ }),
  );
  await user.click(await screen.findByRole('link', { name: 'Back to the month' }));
  expect(
    await screen.findByRole('button', { name: /31 October 2026|October 31,? 2026/ }),
  ).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Ethiopian' }));
});
