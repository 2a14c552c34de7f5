// D180
import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventDialogs } from '../event-dialogs.tsx';

const standard = useApp();
const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent({ venue: 'ስካይላይት አዳራሽ 3', venue_note: 'ቦሌ' }));
  await hana.post('/api/event', buildEvent({ time: '19:00', client }));
});

async function edit() {
  const address = '/events?event=2&on=2026-10-01&dialog=edit';
  const { user } = await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  await screen.findByLabelText(/^Client name/);
  return { user, form: within(screen.getByRole('dialog', { name: 'Edit Event' })) };
}

const second = async () =>
  (await (await standard.app.as('hana')).get('/api/event?id=2')).body.events[0];

test('an earlier place is chosen with one press, questioned, and double-booked after confirmation', async () => {
  const { user, form } = await edit();
  await user.click(await form.findByRole('button', { name: 'ስካይላይት አዳራሽ 3' }));
  expect(form.getByLabelText(/^How to find it/)).toHaveValue('ቦሌ');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Another event is at that place within six hours/)).toBeVisible();
  expect(form.getByText(/^ስካይላይት አዳራሽ 3: አልማዝ ተስፋዬ/)).toBeVisible();
  expect((await second()).venue).toBeUndefined();
  await user.click(form.getByRole('button', { name: 'Hold it there too' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await second()).toMatchObject({ venue: 'ስካይላይት አዳራሽ 3', venue_note: 'ቦሌ' });
});

test('a different place is not questioned, and its contact is stored', async () => {
  const { user, form } = await edit();
  await user.type(form.getByLabelText(/^Place/), 'ገነት ሆቴል');
  await user.type(form.getByLabelText(/^Contact at the place/), 'አቶ ግርማ');
  await user.type(form.getByLabelText(/^Phone at the place/), '12');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText('Invalid phone format')).not.toHaveLength(0);
  await user.clear(form.getByLabelText(/^Phone at the place/));
  await user.type(form.getByLabelText(/^Phone at the place/), '011 466 7788');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  expect(await second()).toMatchObject({
    venue: 'ገነት ሆቴል',
    contact: { name: 'አቶ ግርማ', phone: '0114667788' },
  });
});
