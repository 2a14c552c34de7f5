// D137, S21
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

beforeEach(async () => {
  await standardPeople(standard.app);
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
});

async function search(as: string, words: string) {
  const rendered = await renderApp(standard.app, { as });
  await screen.findAllByRole('button', { name: 'Search' });
  await rendered.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  await rendered.user.type(await palette.findByRole('searchbox'), words);
  return { ...rendered, palette };
}

test('part of a phone number finds the client and the event, and Enter opens the result', async () => {
  const { user, palette } = await search('hana', '0911223');
  expect(await palette.findByRole('group', { name: 'Clients' })).toHaveTextContent('አልማዝ ተስፋዬ');
  const event = within(palette.getByRole('group', { name: 'Events' })).getByRole('menuitem');
  expect(event).toHaveTextContent(/Thursday, Meskerem 21, 2019.*Wedding Gold.*170,000/);
  await user.click(event);
  expect(await screen.findByRole('heading', { level: 1, name: 'አልማዝ ተስፋዬ' })).toBeVisible();
});

test("a search of six digits shows what a client owes in one sum, and opens the client's page", async () => {
  await (await standard.app.as('hana')).post('/api/event', buildEvent({ time: '09:00' }));
  const { user, palette } = await search('hana', '223344');
  const clients = within(await palette.findByRole('group', { name: 'Clients' }));
  const [row] = clients.getAllByRole('menuitem');
  expect(row).toHaveTextContent(/owes 340,000 Br in 2 events/);
  await user.click(row as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'አልማዝ ተስፋዬ' })).toBeVisible();
  expect(window.location.search).toMatch(/^\?client=\d+$/);
});

test('the search finds screens, but no record of another branch', async () => {
  const { palette } = await search('sara', 'Cash');
  const found = within(await palette.findByRole('group', { name: 'Screens' }));
  expect(found.getByRole('menuitem', { name: 'Cashbook' })).toBeVisible();
  expect(palette.queryByRole('group', { name: 'Clients' })).toBeNull();
});

test('the search truncates text that is longer than the server accepts', async () => {
  const { user, palette } = await search('hana', 'አ');
  await user.clear(palette.getByRole('searchbox'));
  await user.paste(`አልማዝ${' '.repeat(200)}${'ሀ'.repeat(200)}`);
  expect(await palette.findByRole('group', { name: 'Clients' })).toHaveTextContent('አልማዝ ተስፋዬ');
});

test('Back closes the search, and Forward does not reopen it', async () => {
  const { user } = await search('hana', 'Events');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('heading', { level: 1, name: 'Events' })).toBeNull();
  window.history.forward();
  expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
