// D122, D123
import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventDialogs } from '../../event-dialogs.tsx';

const standard = useApp();
const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };

beforeEach(async () => {
  const [admin, hana] = [await standard.app.as('admin'), await standard.app.as('hana')];
  const limits = { id: 1, name: 'Bole', address: 'Africa Avenue', max_events: 2, max_people: 700 };
  await admin.patch('/api/branch', limits);
  await hana.post('/api/event', buildEvent({ advance_amount: 0 }));
  await hana.post('/api/event', buildEvent({ client, num_of_people: 300, advance_amount: 0 }));
});

async function edit(id = 2) {
  const address = `/events?event=${id}&on=2026-10-01&dialog=edit`;
  const { user } = await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  await screen.findByLabelText(/^Client name/);
  return { user, form: within(screen.getByRole('dialog', { name: 'Edit Event' })) };
}

const eventOf = async (id: number) =>
  (await (await standard.app.as('hana')).get(`/api/event?id=${id}`)).body.events[0];

test('the form shows how full the day is, and overbooks it only after confirmation', async () => {
  const { user, form } = await edit();
  expect(await form.findByText(/2 of 2 events · 650 of 700 guests/)).toBeVisible();
  const people = form.getByLabelText(/^Number of people/);
  await user.clear(people);
  await user.type(people, '360');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^This day is full/)).toBeVisible();
  expect(form.getByText(/With this event: 2 of 2 events · 710 of 700 guests/)).toBeVisible();
  expect((await eventOf(2)).num_of_people).toBe(300);
  await user.click(form.getByRole('button', { name: 'Book it anyway' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect((await eventOf(2)).num_of_people).toBe(360);
});

test('if the rules forbid overbooking, there is no button to book anyway', async () => {
  await (await standard.app.as('admin')).post('/api/settings', { capacity_mode: 'forbid' });
  const { user, form } = await edit();
  const people = form.getByLabelText(/^Number of people/);
  await user.clear(people);
  await user.type(people, '360');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The rules of the business do not allow it.')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Book it anyway' })).not.toBeInTheDocument();
  expect(people).toHaveValue('360');
});

test('a day is kept for three days, without confirming the event', async () => {
  const { user, form } = await edit();
  await user.click(await form.findByRole('checkbox', { name: /^Only keep the day/ }));
  expect(await form.findByLabelText(/^Keep the day until/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await eventOf(2)).toMatchObject({ hold: 'on', hold_until: '2026-09-24' });
});
