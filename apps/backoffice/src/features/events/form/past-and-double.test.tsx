// D143
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '#testing/use-app.ts';
import { fillWedding, openWeddingForm, saveForm } from '#testing/wedding-form.tsx';

const standard = useApp();

beforeEach(() => standardPeople(standard.app));

const openForm = (day: string) => openWeddingForm(standard.app, day);

const events = async () =>
  (await (await standard.app.as('hana')).get('/api/event?branch=1')).body.events;

test('a past day must be confirmed, and is recorded without messages', async () => {
  const { user, form } = await openForm('2026-09-08');
  expect(form.getByText('This day has passed.')).toBeVisible();
  await user.click(await form.findByRole('button', { name: 'Photos and messages' }));
  expect(form.getByRole('checkbox', { name: 'SMS confirmation' })).toBeDisabled();
  await fillWedding(user, form);
  await saveForm(user, form);
  expect(await form.findByText('Please fix all errors')).toBeVisible();
  expect(await events()).toEqual([]);
  await user.click(form.getByRole('checkbox', { name: 'Record it anyway' }));
  await saveForm(user, form);
  expect(await screen.findByText('SMS will not be sent!')).toBeVisible();
  expect(await events()).toMatchObject([{ send_sms: false, send_schedule: false }]);
});

test('today and later days need no confirmation', async () => {
  const { user, form } = await openForm('2026-09-21');
  expect(form.queryByText('This day has passed.')).toBeNull();
  await user.click(await form.findByRole('button', { name: 'Photos and messages' }));
  expect(form.getByRole('checkbox', { name: 'SMS confirmation' })).toBeEnabled();
});

test('an event with the same phone a day apart is shown, and opens over the form', async () => {
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
  const { user, form } = await openForm('2026-10-02');
  await user.type(form.getByLabelText(/^Primary phone/), '0911223344');
  const notice = await form.findByText(/አልማዝ ተስፋዬ has an event/);
  expect(notice).toHaveTextContent('Meskerem 21, 2019');
  await user.click(form.getByRole('button', { name: 'Open the event' }));
  const details = within(await screen.findByRole('dialog', { name: 'Event details' }));
  expect(await details.findByText('220,000 Br')).toBeVisible();
  await user.click(details.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  expect(form.getByLabelText(/^Primary phone/)).toHaveDisplayValue(/0911.22.33.44/);
});

test('an event with the same phone some days apart is not shown', async () => {
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
  const { user, form } = await openForm('2026-10-05');
  await user.type(form.getByLabelText(/^Primary phone/), '0911223344');
  expect(await form.findByText(/Existing: አልማዝ ተስፋዬ/)).toBeVisible();
  expect(form.queryByText(/has an event/)).toBeNull();
});

test('a number of people without a price lists the numbers that have one', async () => {
  const { user, form } = await openForm('2026-10-01');
  await fillWedding(user, form);
  await user.clear(form.getByLabelText(/^Number of people/));
  await user.type(form.getByLabelText(/^Number of people/), '1200');
  const [notice] = await form.findAllByText(/^No price for 1,200 people in Wedding Gold/);
  expect(notice).toHaveTextContent('It has prices for 50–1,000 people.');
});

test('the advance of an event paid in full shows the total and cannot be typed', async () => {
  const { user, form } = await openForm('2026-10-01');
  await fillWedding(user, form);
  await user.click(form.getByRole('checkbox', { name: 'Paid in full' }));
  const advance = form.getByLabelText(/^Advance/);
  expect(advance).toHaveValue('210,000');
  expect(advance).toBeDisabled();
  await saveForm(user, form);
  expect(await screen.findByText('Event successfully scheduled!')).toBeVisible();
  expect(await events()).toMatchObject([{ paid_full: true, advance_amount: 210_000, left: 0 }]);
});
