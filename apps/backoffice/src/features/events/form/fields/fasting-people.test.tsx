// D175
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildEvent } from '@digis/server/testing';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventDialogs } from '../../event-dialogs.tsx';

const standard = useApp();

beforeEach(async () => {
  const admin = await standard.app.as('admin');
  await admin.patch('/api/item', { id: 1, name: 'ዶሮ ወጥ', menu: 'not fasting' });
});

async function edit(part: Parameters<typeof buildEvent>[0]) {
  const hana = await standard.app.as('hana');
  const plain = { additional_price: 0, discount_amount: 0, advance_amount: 0 };
  const { event } = (await hana.post('/api/event', buildEvent({ ...plain, ...part }))).body;
  const { user } = await renderScreen(standard.app, <EventDialogs />, {
    as: 'hana',
    address: `/events?event=${event.id}&on=${event.event_date.slice(0, 10)}&dialog=edit`,
  });
  await screen.findByLabelText(/^Number of people/);
  const form = within(screen.getByRole('dialog', { name: 'Edit Event' }));
  const saved = async () => (await hana.get(`/api/event?id=${event.id}`)).body.events[0];
  return { user, form, saved };
}

const fast = { event_date: '2026-11-25', et_date: { year: 2019, month: 3, day: 16 } };

test('the notice of a fasting day offers all guests, a number or nobody', async () => {
  const { user, form, saved } = await edit(fast);
  await user.click(await form.findByRole('button', { name: 'All 350 guests fast' }));
  const field = form.getByLabelText(/^Fasting guests/);
  expect(field).toHaveValue('350');
  await user.click(form.getByRole('button', { name: 'Nobody fasts' }));
  expect(field).toHaveValue('0');
  await user.clear(field);
  await user.type(field, '60');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await saved()).toMatchObject({ num_of_people: 350, fasting_people: 60 });
});

test('more fasting guests than guests are refused at the field, and the input is kept', async () => {
  const { user, form } = await edit({ ...fast, fasting_people: 60 });
  const field = await form.findByLabelText(/^Fasting guests/);
  await user.clear(field);
  await user.type(field, '351');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findAllByText(/This is too large/))[0]).toBeVisible();
  expect(field).toHaveValue('351');
});

test('an ordinary day does not ask about fasting', async () => {
  const { form } = await edit({});
  expect(form.queryByLabelText(/^Fasting guests/)).not.toBeInTheDocument();
  expect(form.queryByRole('button', { name: 'Nobody fasts' })).not.toBeInTheDocument();
});
