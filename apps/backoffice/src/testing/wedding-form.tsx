import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { TestApp } from '@digis/server/testing';
import { EventDialogs } from '../features/events/event-dialogs.tsx';
import { renderScreen } from './render-screen.tsx';

export async function openWeddingForm(app: TestApp, day = '2026-10-01') {
  const { user } = await renderScreen(app, <EventDialogs />, {
    as: 'hana',
    address: `/?dialog=schedule&day=${day}`,
  });
  await screen.findByLabelText(/^Client name/);
  return { user, form: within(screen.getByRole('dialog', { name: 'Schedule Event' })) };
}

export type WeddingForm = Awaited<ReturnType<typeof openWeddingForm>>['form'];

async function pickNineInTheAfternoon(user: UserEvent, form: WeddingForm) {
  await user.click(form.getByRole('button', { name: /^Time/ }));
  const picker = within(await screen.findByRole('dialog', { name: /^Time/ }));
  await user.click(picker.getByRole('radio', { name: 'Afternoon' }));
  await user.click(picker.getByRole('radio', { name: '9' }));
  await user.click(picker.getByRole('radio', { name: 'On the hour' }));
  await user.click(picker.getByRole('button', { name: 'Set' }));
}

export async function fillWedding(user: UserEvent, form: WeddingForm) {
  await user.type(form.getByLabelText(/^Client name/), 'አልማዝ ተስፋዬ');
  await user.type(form.getByLabelText(/^Primary phone/), '0911223344');
  await user.click(await form.findByRole('button', { name: 'Same as primary' }));
  await pickNineInTheAfternoon(user, form);
  await user.click(form.getByRole('button', { name: /Package/ }));
  await user.click(await screen.findByRole('option', { name: 'Wedding Gold' }));
  await user.type(form.getByLabelText(/^Number of people/), '350');
}

export const saveForm = (user: UserEvent, form: WeddingForm) =>
  user.click(form.getByRole('button', { name: 'Save' }));
