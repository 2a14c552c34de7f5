import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventsScreen } from '../events-screen.tsx';

const standard = useApp();
const admin = () => standard.app.as('admin');

beforeEach(async () => {
  await standardPeople(standard.app);
  const caller = await admin();
  const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };
  const assign = (eventId: number) =>
    caller.post('/api/assign-employee', { eventId, employees: [1] });
  await caller.post('/api/event', buildEvent());
  await assign(1);
  await caller.delete('/api/event', { id: 1 });
  await caller.post('/api/event', buildEvent({ client }));
  await assign(2);
});

async function askToRestore() {
  const address = '/events?view=deleted';
  const { user } = await renderScreen(standard.app, <EventsScreen />, { as: 'admin', address });
  await user.click(await screen.findByRole('button', { name: 'Restore, አልማዝ ተስፋዬ' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(await question.findByRole('button', { name: 'Yes' }));
  expect(await question.findByText(/^Someone works at another event/)).toBeVisible();
  expect(question.getByText(/^አበበ ከበደ: ሄኖክ ግርማ/)).toBeVisible();
  return { user, question };
}

const deleted = async () => (await (await admin()).get('/api/event?deleted=1')).body.events;

test('the confirmation shows who works elsewhere, and restores the event anyway', async () => {
  const { user, question } = await askToRestore();
  expect(await deleted()).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Restore it anyway' }));
  expect(await screen.findByText('Event restored')).toBeVisible();
  expect(await deleted()).toEqual([]);
});

test('the confirmation shows a place booked by another event, and vendors deleted meanwhile', async () => {
  const caller = await admin();
  const hall = { venue: 'ስካይላይት አዳራሽ', advance_amount: 0 };
  const day = { event_date: '2026-11-20', et_date: { year: 2019, month: 3, day: 11 }, ...hall };
  const { id } = (await caller.post('/api/event', buildEvent(day))).body.event;
  await caller.post('/api/assign-vendor', { eventId: id, vendors: [1] });
  await caller.delete('/api/event', { id });
  await caller.delete('/api/vendor', { id: 1 });
  await caller.post('/api/event', buildEvent(day));
  const address = '/events?view=deleted&from=2026-11-20&to=2026-11-20';
  const { user } = await renderScreen(standard.app, <EventsScreen />, { as: 'admin', address });
  await user.click((await screen.findAllByRole('button', { name: 'Restore, አልማዝ ተስፋዬ' }))[0]!);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(await question.findByRole('button', { name: 'Yes' }));
  expect(
    await question.findByText('Another event is at that place within six hours.'),
  ).toBeVisible();
  expect(question.getByText(/^ስካይላይት አዳራሽ: አልማዝ ተስፋዬ/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Restore it anyway' }));
  expect(await screen.findByText('Event restored')).toBeVisible();
  expect(
    screen.getByText(/^Deleted meanwhile, and not assigned any more: Selam DJ$/),
  ).toBeVisible();
});

test('the confirmation offers no override where the business forbids conflicts', async () => {
  await (await admin()).post('/api/settings', { conflict_mode: 'forbid' });
  const { question } = await askToRestore();
  expect(await question.findByText(/The rules of the business do not allow it\.$/)).toBeVisible();
  expect(question.queryByRole('button', { name: 'Restore it anyway' })).toBeNull();
});
