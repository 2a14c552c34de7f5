// D165
import { buildAgreement, buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { failCalls } from '#testing/open-browser.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { ClientsScreen } from '../clients-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent({ venue: 'ስካይላይት' }));
  await hana.post('/api/generate-agreement', buildAgreement());
});

const open = (as: string) =>
  renderScreen(standard.app, <ClientsScreen />, { as, address: '/clients?client=1' });

const more = () => screen.findByRole('button', { name: 'More actions, አልማዝ ተስፋዬ' });

test('the desk prints all data about a client, in both languages', async () => {
  const { user } = await open('hana');
  await user.click(await more());
  await user.click(await screen.findByRole('menuitem', { name: 'Print all that is known' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'All that is known' }));
  const paper = await dialog.findByRole('article');
  expect(paper).toHaveTextContent(/All that is known of a client/u);
  expect(paper).toHaveTextContent(/ዝግጅቶች · Events/u);
  expect(paper).toHaveTextContent(/220,000/u);
  expect(paper).toHaveTextContent(/ስካይላይት/u);
  expect(paper).toHaveTextContent(/50,000/u);
  expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('data that could not be read is reported, and no paper opens', async () => {
  const { user } = await open('hana');
  await user.click(await more());
  failCalls('/api/client/paper');
  await user.click(await screen.findByRole('menuitem', { name: 'Print all that is known' }));
  expect(await screen.findByText('What is known could not be read')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("a user who may not see all of a client's data cannot print it", async () => {
  const access = ['Clients', 'View Events'] as const;
  await standard.app.createUser({ username: 'reader', branch_id: 1, access });
  const { user } = await open('reader');
  await user.click(await more());
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Print all that is known' })).toBeNull();
});
