// D27, D34, D182, spec:8
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventDialogs } from '../event-dialogs.tsx';

const standard = useApp();

beforeEach(async () => {
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
});

async function openEdit() {
  const address = '/events?event=1&on=2026-10-01&dialog=edit';
  const { user, calls } = await renderScreen(standard.app, <EventDialogs />, {
    as: 'hana',
    address,
  });
  await screen.findByLabelText(/^Client name/);
  return { user, calls, form: within(screen.getByRole('dialog', { name: 'Edit Event' })) };
}

const event = async () =>
  (await (await standard.app.as('hana')).get('/api/event?id=1')).body.events[0];

test('the form opens with the values of the event, and accepts additional plates', async () => {
  const { user, form } = await openEdit();
  expect(form.getByLabelText(/^Client name/)).toHaveValue('አልማዝ ተስፋዬ');
  expect(form.getByText(/Total/, { selector: 'span,p' })).toBeVisible();
  await user.clear(form.getByLabelText(/^Additional plates/));
  await user.type(form.getByLabelText(/^Additional plates/), '12');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await event()).toMatchObject({ additional_plates: 12, total: 220_000 });
});

test('a changed package price is shown, and the old or the new price can be chosen', async () => {
  const admin = await standard.app.as('admin');
  const pricing = [{ min: 201, max: 400, value: 650 }];
  await admin.patch('/api/package', { id: 1, name: 'Wedding Gold', items: [1], pricing });
  const { user, form } = await openEdit();
  expect(await form.findByText(/price per person changed/)).toHaveTextContent(/600.*650/);
  expect(form.getAllByText(/220,000/)[0]).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Use new' }));
  expect((await form.findAllByText(/237,500/))[0]).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect((await event()).total).toBe(237_500);
});

async function changedBy(username: string, change: Parameters<typeof buildEvent>[0]) {
  const other = await standard.app.as(username);
  const { status } = await other.patch('/api/event', { ...buildEvent(change), id: 1 });
  expect(status).toBe(200);
}

test('two users who change different fields both keep their changes without a conflict', async () => {
  const { user, form } = await openEdit();
  await user.type(form.getByLabelText(/^Remark/), 'two tents');
  await changedBy('admin', { time: '19:00' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await event()).toMatchObject({ time: '19:00', remark: 'two tents' });
});

test("another user's change of the price is shown, and a second Save accepts it", async () => {
  const { user, form } = await openEdit();
  await user.type(form.getByLabelText(/^Remark/), 'two tents');
  await changedBy('admin', { num_of_people: 300 });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^admin, .*the price is another now/)).toBeVisible();
  expect(form.getByText('350 → 300')).toBeVisible();
  expect(form.getByLabelText(/^Number of people/)).toHaveValue('300');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await event()).toMatchObject({ num_of_people: 300, remark: 'two tents' });
});

test.each([
  ['Save', 320],
  ['Take their changes', 300],
])('a field that both users changed shows the conflict at the field: %s', async (press, people) => {
  const { user, form } = await openEdit();
  await user.clear(form.getByLabelText(/^Number of people/));
  await user.type(form.getByLabelText(/^Number of people/), '320');
  await changedBy('admin', { num_of_people: 300, remark: 'white cloth' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText(/admin has changed this too/)).not.toHaveLength(0);
  expect(form.getByLabelText(/^Number of people/)).toHaveValue('320');
  await user.click(form.getByRole('button', { name: press }));
  if (press !== 'Save') await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await event()).toMatchObject({ num_of_people: people, remark: 'white cloth' });
});

test('a client with several events is renamed if that is ticked', async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent({ time: '09:00' }));
  const { user, form } = await openEdit();
  await user.type(form.getByLabelText(/^Client name/), ' ገብሬ');
  await user.click(await form.findByRole('checkbox', { name: 'Rename the client in all events' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect((await event()).client.full_name).toBe('አልማዝ ተስፋዬ ገብሬ');
});

test('typing a known phone suggests its client', async () => {
  const { user } = await renderScreen(standard.app, <EventDialogs />, {
    as: 'hana',
    address: '/events?dialog=schedule',
  });
  await user.type(await screen.findByLabelText(/^Primary phone/), '0911223344');
  expect(await screen.findByText(/Existing: አልማዝ ተስፋዬ, 1 event – use\?/)).toBeVisible();
  expect(screen.getByText(/^owes/)).toHaveTextContent('owes 170,000 Br · last: Wedding Gold, 350');
  await user.click(await screen.findByRole('button', { name: 'Use' }));
  expect(screen.getByLabelText(/^Client name/)).toHaveValue('አልማዝ ተስፋዬ');
  await waitFor(() => expect(screen.queryByText(/Existing/)).toBeNull());
  // The button that had the focus is no longer on the page.
  await waitFor(() => expect(screen.getByLabelText(/^Place/)).toHaveFocus());
});

test('closing a form with unsaved values asks first', async () => {
  const { user, form } = await openEdit();
  await user.type(form.getByLabelText(/^Remark/), 'two tents');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(form.getByLabelText(/^Remark/)).toHaveValue('two tents');
});
