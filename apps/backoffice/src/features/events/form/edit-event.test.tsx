import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useApp } from '../../../testing/use-app.ts';
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

// spec:8
test('the form opens with the values of the event, and additional plates can be entered', async () => {
  const { user, form } = await openEdit();
  expect(form.getByLabelText(/^Client name/)).toHaveValue('አልማዝ ተስፋዬ');
  expect(form.getByText(/Total/, { selector: 'span,p' })).toBeVisible();
  await user.clear(form.getByLabelText(/^Additional plates/));
  await user.type(form.getByLabelText(/^Additional plates/), '12');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await event()).toMatchObject({ additional_plates: 12, total: 220_000 });
});

// D27
test('a changed price of the package is pointed out, and the old or the new price can be chosen', async () => {
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

test('changes by another user are shown, and the typed values stay', async () => {
  const { user, form } = await openEdit();
  await user.type(form.getByLabelText(/^Remark/), 'two tents');
  const hana = await standard.app.as('hana');
  const nextDay = { event_date: '2026-10-02', et_date: { year: 2019, month: 1, day: 22 } };
  const theirs = buildEvent({ num_of_people: 360, ...nextDay });
  expect((await hana.patch('/api/event', { ...theirs, id: 1 })).status).toBe(200);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(
    await form.findByText('Someone else has changed this event in the meantime.'),
  ).toBeVisible();
  expect(form.getByText('350 → 360')).toBeVisible();
  expect(form.getByText('Meskerem 21, 2019 → Meskerem 22, 2019')).toBeVisible();
  expect(form.getByLabelText(/^Remark/)).toHaveValue('two tents');
  await user.click(form.getByRole('button', { name: 'Keep what I typed' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await event()).toMatchObject({ num_of_people: 350, remark: 'two tents' });
});

// D34
test('a client of several events is renamed only when that is ticked', async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent({ time: '09:00' }));
  const { user, form } = await openEdit();
  await user.type(form.getByLabelText(/^Client name/), ' ገብሬ');
  await user.click(await form.findByRole('checkbox', { name: 'Rename the client in all events' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect((await event()).client.full_name).toBe('አልማዝ ተስፋዬ ገብሬ');
});

// D34
test('a known phone offers its client while it is typed', async () => {
  const { user } = await renderScreen(standard.app, <EventDialogs />, {
    as: 'hana',
    address: '/events?dialog=schedule',
  });
  await user.type(await screen.findByLabelText(/^Primary phone/), '0911223344');
  expect(await screen.findByText(/Existing: አልማዝ ተስፋዬ, 1 event – use\?/)).toBeVisible();
  expect(screen.getByText(/^owes/)).toHaveTextContent('owes 170,000 Br · last: Wedding Gold, 350');
  await user.click(screen.getByRole('button', { name: 'Use' }));
  expect(screen.getByLabelText(/^Client name/)).toHaveValue('አልማዝ ተስፋዬ');
  await waitFor(() => expect(screen.queryByText(/Existing/)).toBeNull());
  // The button has done its work: one goes on with what is still empty, not with the cross of the dialog.
  await waitFor(() => expect(screen.getByLabelText(/^Number of people/)).toHaveFocus());
});

test('closing a form with unsaved values asks first', async () => {
  const { user, form } = await openEdit();
  await user.type(form.getByLabelText(/^Remark/), 'two tents');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(form.getByLabelText(/^Remark/)).toHaveValue('two tents');
});
