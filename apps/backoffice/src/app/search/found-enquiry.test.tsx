// D137, D173
import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  const enquiry = { branchId: 1, name: 'አልማዝ ተስፋዬ', phone: '0911223344', words: 'Asks again' };
  await hana.post('/api/enquiry', enquiry);
});

test('part of a phone number finds the enquiry, which opens over the list of enquiries', async () => {
  const { user } = await renderApp(standard.app, { as: 'hana' });
  await screen.findAllByRole('button', { name: 'Search' });
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  await user.type(await palette.findByRole('searchbox'), '0911223');
  const group = within(await palette.findByRole('group', { name: 'Enquiries' }));
  await user.click(group.getByRole('menuitem', { name: /አልማዝ ተስፋዬ/u }));
  const panel = within(await screen.findByRole('dialog', { name: 'አልማዝ ተስፋዬ' }));
  expect(await panel.findByText('Asks again')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Book' })).toBeVisible();
});

test("the page of a client lists the enquiries from the client's phone", async () => {
  const { user } = await renderApp(standard.app, { as: 'hana', address: '/clients?client=1' });
  const list = within(await screen.findByRole('table', { name: 'Enquiries' }));
  await user.click(await list.findByText('Asks again'));
  expect(await screen.findByRole('dialog', { name: 'አልማዝ ተስፋዬ' })).toBeVisible();
});
