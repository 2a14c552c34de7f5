import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

const forms: readonly (readonly [as: string, address: string, title: string, field: RegExp])[] = [
  ['admin', '/branches?dialog=add', 'Add Branch', /^Branch Name/],
  ['admin', '/items?dialog=add', 'Add Item', /^Item Name/],
  ['admin', '/packages?dialog=add', 'Add Package', /^Package Name/],
  ['admin', '/vendors?dialog=add', 'Add Vendor', /^Vendor Name/],
  ['admin', '/employees?dialog=add', 'Add Employee', /^First name/],
  ['hana', '/clients?dialog=add', 'Add Client', /^Full Name/],
  ['admin', '/users?dialog=add', 'Create User', /Branch/],
  ['dawit', '/cashbook?tab=petty&dialog=petty-create', 'Create Petty Cash', /^Spender/],
  ['dawit', '/cashbook?dialog=in', 'Cash In', /^Amount/],
  ['dawit', '/cashbook?dialog=out', 'Cash Out', /^Amount/],
  ['hana', '/?day=2026-10-05&dialog=schedule', 'Schedule Event', /^Primary phone/],
  ['admin', '/?dialog=password', 'Change password', /^Your password now/],
];

const sample = new Set(['Schedule Event', 'Cash In', 'Change password']);

// decision 0091
for (const [as, address, title, field] of forms)
  test(
    `${as}, ${address}: a dialog opens with the focus in its first empty field`,
    { tags: sample.has(title) ? [] : ['long'] },
    async () => {
      await renderApp(standard.app, { as, address });
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      const control = await dialog.findByLabelText(field);
      await waitFor(() => expect(control).toHaveFocus());
    },
  );

test('text typed before a dialog opens appears in its first field', async () => {
  const { user } = await renderApp(standard.app, { as: 'admin', address: '/branches' });
  await user.click(await screen.findByRole('button', { name: 'Add Branch' }));
  await user.keyboard('Adama');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Branch' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Branch Name/)).toHaveFocus());
  expect(dialog.getByLabelText(/^Branch Name/)).toHaveValue('Adama');
});

test('a dialog without an empty field opens with the focus at the end of the first field', async () => {
  const admin = await standard.app.as('admin');
  const limits = { max_events: 4, max_people: 900, agreement_number: 1204 };
  await admin.patch('/api/branch', { id: 1, name: 'Bole', address: 'Africa Avenue', ...limits });
  const { user } = await renderApp(standard.app, {
    as: 'admin',
    address: '/branches?dialog=edit&id=1',
  });
  const name = await screen.findByLabelText(/^Branch Name/);
  await waitFor(() => expect(name).toHaveFocus());
  await user.keyboard(' 2');
  expect(name).toHaveValue('Bole 2');
});

test('a select with a chosen option does not count as an empty field', async () => {
  const hana = await standard.app.as('hana');
  const { event } = (await hana.post('/api/event', buildEvent())).body;
  const address = `/events?event=${event.id}&on=2026-10-01&dialog=edit`;
  await renderApp(standard.app, { as: 'hana', address });
  expect(await screen.findByLabelText(/^Place/)).toHaveValue('');
  await waitFor(() => expect(screen.getByLabelText(/^Place/)).toHaveFocus());
});

test('the filter dialog opens with the focus in its first field, which has no name', async () => {
  await renderApp(standard.app, { as: 'hana', address: '/events?dialog=filter' });
  const dialog = await screen.findByRole('dialog', { name: 'Filter' });
  await waitFor(() => expect(document.activeElement?.closest('[data-opener]')).not.toBeNull());
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});
