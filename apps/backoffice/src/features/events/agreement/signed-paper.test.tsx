// D162
import { buildAgreement, buildEvent, buildReceipt } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { wholeDialog } from '#testing/whole-dialog.ts';
import { EventDialogs } from '../event-dialogs.tsx';

const standard = useApp();
const eventId = 1;

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  await hana.post('/api/generate-agreement', buildAgreement({ eventId }));
});

const kept = async () => {
  const hana = await standard.app.as('hana');
  return (await hana.get(`/api/agreement?eventId=${eventId}`)).body.agreements[0];
};

async function keepPhoto(): Promise<void> {
  const admin = await standard.app.as('admin');
  const image = await buildReceipt(standard.app, 1);
  const { id } = await kept();
  await admin.post('/api/agreement/photo', { id, image });
}

async function openDialog() {
  const address = `/events?event=${eventId}&on=2026-10-01&dialog=agreement`;
  const { user } = await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  return { user, dialog: await wholeDialog('Agreement information') };
}

test('a printed agreement asks for the photo of the signed paper', async () => {
  const { dialog } = await openDialog();
  expect(await dialog.findByRole('button', { name: 'Add photo' })).toBeVisible();
  const { number } = await kept();
  expect(await dialog.findByText(`Photo of the signed agreement No. ${number}`)).toBeVisible();
});

test('the photo of a signed paper shows who added it and when, and can be removed', async () => {
  await keepPhoto();
  const { user, dialog } = await openDialog();
  expect(await dialog.findByRole('button', { name: 'See photo' })).toBeVisible();
  expect(await dialog.findByText(/^admin ·/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove image' }));
  expect(await screen.findByText('The photo is removed')).toBeVisible();
  expect((await kept()).signed).toBeUndefined();
  expect(await dialog.findByRole('button', { name: 'Add photo' })).toBeVisible();
});
