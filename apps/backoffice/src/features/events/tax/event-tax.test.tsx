// D170
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventDialogs } from '../event-dialogs.tsx';
import { EventsScreen } from '../events-screen.tsx';

const standard = useApp();

const party = (more = {}) =>
  buildEvent({
    packageId: 'custom',
    per_person: 500,
    num_of_people: 200,
    additional_price: 0,
    discount_amount: 0,
    advance_amount: 0,
    ...more,
  });

beforeEach(async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/event', party());
  await admin.post('/api/settings', { vat: 'on_top' });
  await admin.post('/api/event', party());
});

const edit = async (id: number) => {
  const address = `/events?event=${id}&on=2026-10-01&dialog=edit`;
  const browser = await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  await screen.findByLabelText(/^Client name/);
  return { ...browser, form: within(screen.getByRole('dialog', { name: 'Edit Event' })) };
};

test('the form shows net, tax and total of a taxed event, from the values typed so far', async () => {
  const { user, form } = await edit(2);
  const said = (words: RegExp) =>
    waitFor(() =>
      expect(form.getByRole('group', { name: 'Payment' }).parentElement).toHaveTextContent(words),
    );
  await said(/Net100,000\sBrVAT 15%15,000\sBrTotal115,000\sBr/u);
  const people = form.getByLabelText(/^Number of people/);
  await user.clear(people);
  await user.type(people, '100');
  await said(/Net50,000\sBrVAT 15%7,500\sBrTotal57,500\sBr/u);
});

test('an event without tax shows none, whatever the setting', async () => {
  const { form } = await edit(1);
  expect(form.getByText(/^Total/, { selector: 'dt' })).toBeVisible();
  expect(form.queryByText(/VAT/)).toBeNull();
});

test('moving to a day with another tax rate is announced in the form', async () => {
  const rule = { name: 'vat', from: '2026-10-02', value: 20, source: 'A new law' };
  await (await standard.app.as('admin')).post('/api/tax-rules', rule);
  const { user, form } = await edit(2);
  expect(form.queryByText(/On the new day/)).toBeNull();
  await user.click(form.getByRole('button', { name: /^Event date/ }));
  const picker = within(await screen.findByRole('dialog', { name: /^Event date/ }));
  await user.click(picker.getByRole('button', { name: /Meskerem 22 2019/ }));
  await user.click(picker.getByRole('button', { name: 'Set' }));
  expect(await form.findByText('On the new day VAT is 20% instead of 15%.')).toBeVisible();
  expect(form.getByText('VAT 20%')).toBeVisible();
});

test('the page of a taxed event shows net and tax above the total, and that of an untaxed one neither', async () => {
  const address = '/events?event=2&on=2026-10-01';
  await renderScreen(standard.app, <EventsScreen />, { as: 'hana', address });
  expect(await screen.findByText('VAT 15%')).toBeVisible();
  expect(screen.getByText('Net')).toBeVisible();
});
