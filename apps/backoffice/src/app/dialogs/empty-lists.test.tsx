import { startTestApp } from '@digis/server/testing';
import type { TestApp } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.createUser({ username: 'admin', role: 'admin' });
});
afterAll(() => app.close());

const lists = [
  ['/clients', 'No clients yet. The first booking makes one.', 'Add Client'],
  ['/items', /^No dishes yet\./, 'Add Item'],
  ['/packages', 'No packages yet. A package is a menu with prices by guests.', 'Add Package'],
  ['/vendors', /^No vendors yet\./, 'Add Vendor'],
  ['/employees', /^No employees yet\./, 'Add Employee'],
  ['/branches', /^No branches yet\./, 'Add Branch'],
] as const;

test.each(lists)(
  '%s: an empty list explains itself and offers to add the first record',
  async (address, words, title) => {
    const { user } = await renderApp(app, { as: 'admin', address });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('No Data.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add the first one' }));
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  },
);

test('a form without a branch to choose leads to adding one', async () => {
  const { user } = await renderApp(app, { as: 'admin', address: '/?dialog=schedule' });
  expect(await screen.findByText(/No package yet/)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Add a branch' }));
  expect(await screen.findByRole('dialog', { name: 'Add Branch' })).toBeVisible();
});

test('an import without a branch leads to adding one before the file is chosen', async () => {
  const { user } = await renderApp(app, { as: 'admin', address: '/import' });
  expect(await screen.findByText(/^There is no branch yet/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Add a branch' }));
  expect(await screen.findByRole('dialog', { name: 'Add Branch' })).toBeVisible();
});
