// D174
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildEvent } from '@digis/server/testing';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventDialogs } from '../../event-dialogs.tsx';

const standard = useApp();

test('40 guests are priced as a guaranteed 50, the total says so, and the event stores both numbers', async () => {
  const hana = await standard.app.as('hana');
  const plain = { additional_price: 0, discount_amount: 0, advance_amount: 0 };
  await hana.post('/api/event', buildEvent(plain));
  const { user } = await renderScreen(standard.app, <EventDialogs />, {
    as: 'hana',
    address: '/events?event=1&on=2026-10-01&dialog=edit',
  });
  const people = await screen.findByLabelText(/^Number of people/);
  const form = within(screen.getByRole('dialog', { name: 'Edit Event' }));
  expect(form.queryByLabelText(/^Guaranteed number/)).not.toBeInTheDocument();
  await user.clear(people);
  await user.type(people, '40');
  await user.click(await form.findByRole('button', { name: 'Price as 50 guests: 32,500 Br' }));
  expect(form.getByLabelText(/^Guaranteed number of guests/)).toHaveValue('50');
  expect(form.getByText('40 come, 50 are paid for.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Event successfully updated!')).toBeVisible();
  const [event] = (await hana.get('/api/event?id=1')).body.events;
  expect(event).toMatchObject({ num_of_people: 40, guaranteed_people: 50, total: 32_500 });
});
