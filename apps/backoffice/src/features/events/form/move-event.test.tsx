// D108
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventDialogs } from '../event-dialogs.tsx';

const standard = useApp();

beforeEach(async () => {
  await standardPeople(standard.app);
  const hana = await standard.app.as('hana');
  const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };
  for (const event of [buildEvent(), buildEvent({ time: '09:00', client })]) {
    const { id } = (await hana.post('/api/event', event)).body.event;
    await hana.post('/api/assign-employee', { eventId: id, employees: [1] });
  }
});

async function moveOnto() {
  const address = '/events?event=2&on=2026-10-01&dialog=edit';
  const { user } = await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  await screen.findByLabelText(/^Client name/);
  const form = within(screen.getByRole('dialog', { name: 'Edit Event' }));
  await chooseHour(user, '9');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Already booked at about that time:')).toBeVisible();
  expect(form.getByText(/^አበበ ከበደ: አልማዝ ተስፋዬ/)).toBeVisible();
  expect(await timeOfSecond()).toBe('09:00');
  return { user, form };
}

async function chooseHour(user: UserEvent, hour: string) {
  await user.click(await screen.findByRole('button', { name: /^Time/ }));
  const picker = within(await screen.findByRole('dialog', { name: /^Time/ }));
  await user.click(picker.getByRole('radio', { name: 'Afternoon' }));
  await user.click(picker.getByRole('radio', { name: hour }));
  await user.click(picker.getByRole('radio', { name: 'On the hour' }));
  await user.click(picker.getByRole('button', { name: 'Set' }));
}

const timeOfSecond = async () =>
  (await (await standard.app.as('hana')).get('/api/event?id=2')).body.events[0].time;

test('the form shows who works elsewhere at that time, and moves the event after confirmation', async () => {
  const { user, form } = await moveOnto();
  await user.click(form.getByRole('button', { name: 'Move it anyway' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await timeOfSecond()).toBe('15:00');
});

test('choosing another time clears the confirmation', async () => {
  const { user, form } = await moveOnto();
  await chooseHour(user, '11');
  expect(form.queryByText('Already booked at about that time:')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Already booked at about that time:')).toBeVisible();
});

test('the form offers no override where the business forbids conflicts', async () => {
  await (await standard.app.as('admin')).post('/api/settings', { conflict_mode: 'forbid' });
  const { form } = await moveOnto();
  expect(await form.findByText('The rules of the business do not allow it.')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Move it anyway' })).toBeNull();
});
