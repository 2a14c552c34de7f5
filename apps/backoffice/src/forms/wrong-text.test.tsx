import { testPassword } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signOutAway } from '../auth/session.ts';
import { renderApp } from '../testing/render-app.tsx';
import { useApp } from '../testing/use-app.ts';

const standard = useApp();

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('an invalid amount no longer blocks the form once its field is removed', async () => {
  const { user } = await renderApp(standard.app, { as: 'dawit', address: '/cashbook?dialog=in' });
  const form = await dialogOf('Cash In');
  const advance = await form.findByRole('checkbox', { name: /^Advance payment/ });
  await user.type(form.getByLabelText(/^Amount/), '500');
  await user.type(form.getByLabelText(/^Remark/), 'Chairs sold');
  await user.click(advance);
  await user.type(await form.findByLabelText(/^Rest to settle/), '0');
  await user.click(advance);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: /^Chairs sold/ })).toBeVisible();
});

test('closing a form with an invalid phone asks first', async () => {
  const { user } = await renderApp(standard.app, { as: 'hana', address: '/clients?dialog=add' });
  const form = await dialogOf('Add Client');
  await user.type(await form.findByLabelText(/^Primary Phone Number/), '09112233');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Close without saving?')).toBeVisible();
});

test('restoring a form with an invalid phone after a sign-out keeps the saved phone', async () => {
  const hana = await standard.app.as('hana');
  const phones = { primary_phone: '0911000011', secondary_phone: '0911000012' };
  const { id } = (await hana.post('/api/client', { full_name: 'ሜሮን ጌታቸው', ...phones })).body;
  const address = `/clients?dialog=edit&id=${id}`;
  const { user } = await renderApp(standard.app, { as: 'hana', address });
  const phone = await (await dialogOf('Edit Client')).findByLabelText(/^Secondary Phone/);
  await user.clear(phone);
  await user.type(phone, '0911');
  signOutAway();
  await user.type(await screen.findByLabelText(/^Username/), 'hana');
  await user.type(await screen.findByLabelText(/^Password/), testPassword);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  const again = await dialogOf('Edit Client');
  await user.click(await again.findByRole('button', { name: 'Restore what I typed' }));
  await waitFor(() =>
    expect(again.getByLabelText(/^Secondary Phone/)).toHaveValue('0911\u00a000\u00a000\u00a012'),
  );
});
