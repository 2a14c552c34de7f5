// D169, D170
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { SettingsScreen } from '../settings-screen.tsx';

const standard = useApp();

const open = (as = 'admin') =>
  renderScreen(standard.app, <SettingsScreen />, { as, address: '/settings?tab=tax' });

const rulesOf = async (name: string) => {
  const { rules } = (await (await standard.app.as('admin')).get('/api/tax-rules')).body;
  return rules.filter((rule: { name: string }) => rule.name === name);
};

test('each statutory figure is listed with its effective date and source', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Figures of law' }));
  const cap = await table.findByRole('row', { name: /^Most cash of one client/ });
  expect(cap).toHaveTextContent(/Hamle 1, 2017.*30,000\sBr.*Not verified/u);
  expect(screen.getByText(/an accountant has the last word/)).toBeVisible();
});

test('an admin adds a figure, and a second figure for the same day is refused at its field', async () => {
  const { user } = await open();
  const add = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add a figure' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a figure' }));
    await user.click(dialog.getByRole('button', { name: /^Holds from/ }));
    const picker = within(await screen.findByRole('dialog', { name: /^Holds from/ }));
    await user.click(picker.getByRole('button', { name: 'Set' }));
    await user.type(dialog.getByLabelText(/^Percent/), '16');
    await user.type(dialog.getByLabelText(/^Source/), 'A new proclamation');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    return dialog;
  };
  await add();
  expect(await screen.findByText('The figure is added')).toBeVisible();
  expect(await rulesOf('vat')).toMatchObject([{ from: '2026-09-21', value: 16 }, { value: 15 }]);
  const again = await add();
  expect(
    (await again.findAllByText('Another figure of this rule holds from that day'))[0],
  ).toBeVisible();
});

test('a rate of 101 % is refused at its field, and a changed cap is saved', async () => {
  const { user } = await open();
  const edit = async (row: RegExp) => {
    await user.click(await screen.findByRole('button', { name: row }));
    return within(await screen.findByRole('dialog', { name: 'Edit the figure' }));
  };
  const rate = await edit(/^Edit, VAT, /);
  const percent = rate.getByLabelText(/^Percent/);
  await user.clear(percent);
  await user.type(percent, '101');
  await user.click(rate.getByRole('button', { name: 'Save' }));
  expect((await rate.findAllByText('At most 100%'))[0]).toBeVisible();
  await user.click(rate.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const cap = await edit(/^Edit, Most cash/);
  const figure = cap.getByLabelText(/^Figure/);
  await user.clear(figure);
  await user.type(figure, '50000');
  await user.click(cap.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The figure is changed')).toBeVisible();
  expect(await rulesOf('cash_cap')).toMatchObject([{ value: 50_000 }]);
});

test('staff with System Settings see the figures, but cannot change them', async () => {
  const access = ['System Settings'] as const;
  await standard.app.createUser({ username: 'setter', branch_id: 1, access });
  await open('setter');
  expect(await screen.findByRole('row', { name: /^VAT/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a figure' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('the tax of new events is saved with the tax numbers of the business', async () => {
  const { user } = await open();
  const form = within(await screen.findByRole('form', { name: 'System Settings' }));
  await user.click(form.getByRole('button', { name: /VAT$/ }));
  await user.click(await screen.findByRole('option', { name: 'On top of the price' }));
  await user.type(form.getByLabelText(/^TIN/), '0012345678');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
  const { settings } = (await (await standard.app.as('admin')).get('/api/settings')).body;
  expect(settings).toContainEqual({ name: 'vat', value: 'on_top' });
  expect(settings).toContainEqual({ name: 'tin', value: '0012345678' });
});
