import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClientsScreen } from '../../features/clients/clients-screen.tsx';
import { EventDialogs } from '../../features/events/event-dialogs.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

const screenWithForm = (
  <>
    <ClientsScreen />
    <EventDialogs />
  </>
);

async function openForm(prepare: () => Promise<void> = async () => undefined) {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  const { user } = await renderScreen(standard.app, screenWithForm, {
    as: 'hana',
    address: '/clients?client=1',
  });
  await screen.findByText('Wedding Gold');
  await prepare();
  await user.click(await screen.findByRole('button', { name: 'Schedule for this client' }));
  await screen.findByLabelText(/^Client name/);
  return within(screen.getByRole('dialog', { name: 'Schedule Event' }));
}

test('a further event for a client starts with the phones and the package of the last one', async () => {
  const form = await openForm();
  expect(form.getByLabelText(/^Client name/)).toHaveValue('አልማዝ ተስፋዬ');
  expect(form.getByLabelText(/^Primary phone/)).toHaveDisplayValue(/^0911\s22\s33\s44$/u);
  expect(form.getByRole('button', { name: /Wedding Gold/ })).toBeVisible();
});

test('a package that is no longer offered leaves the package field empty', async () => {
  const form = await openForm(async () => {
    const admin = await standard.app.as('admin');
    expect((await admin.delete('/api/package', { id: 1 })).status).toBe(200);
  });
  expect(form.queryByRole('button', { name: /Wedding Gold/ })).toBeNull();
  expect(form.getByRole('button', { name: /Package/ })).toBeVisible();
});
