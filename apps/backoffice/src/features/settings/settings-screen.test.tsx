// D44, D93, D165, spec:2.16, spec:5, spec:8
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { SettingsScreen } from './settings-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  await (await standard.app.as('admin')).post('/api/settings', { sms_api_token: 'a-token' });
});

testList(standard, {
  Screen: SettingsScreen,
  address: '/settings',
  permission: 'System Settings',
  title: 'System Settings',
  amharicTitle: 'የሥርዓት ቅንብሮች',
  call: '/api/settings',
  row: /^SMS sender name/,
});

async function openSettings() {
  const { user } = await renderScreen(standard.app, <SettingsScreen />, {
    as: 'admin',
    address: '/settings',
  });
  const form = within(await screen.findByRole('form', { name: 'System Settings' }));
  const openTab = async (name: string) => user.click(form.getByRole('tab', { name }));
  return { user, form, openTab };
}

const settings = async (): Promise<Record<string, string>> => {
  const admin = await standard.app.as('admin');
  const { settings: rows } = (await admin.get('/api/settings')).body;
  return Object.fromEntries(
    rows.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );
};

test('settings are saved, and a blank token field keeps the token', async () => {
  const { user, form, openTab } = await openSettings();
  const days = form.getByLabelText(/^Days before an event/);
  await user.clear(days);
  await user.type(days, '5');
  await openTab('Business');
  await user.type(form.getByLabelText(/^Account name/), 'ድግስ');
  await openTab('Rules');
  await user.click(form.getByRole('switch', { name: /Payments need the approval/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
  expect(await settings()).toMatchObject({
    days_before: '5',
    acc_name: 'ድግስ',
    four_eyes: 'true',
    sms_api_token: '••••',
  });
});

test('payment limits are set, and removed by emptying them', async () => {
  const { user, form, openTab } = await openSettings();
  await openTab('Rules');
  const ceiling = () => form.getByLabelText(/^Highest single payment by anyone but an admin/);
  await user.type(ceiling(), '20,000');
  await user.type(form.getByLabelText(/^Sum above which two users are needed/), '5,000.50');
  await user.click(form.getByRole('switch', { name: /never goes below zero/ }));
  await openTab('Safety');
  await user.click(form.getByRole('switch', { name: /Guard against double entries/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
  expect(await settings()).toMatchObject({
    payment_ceiling: '20000',
    four_eyes_above: '5000.5',
    box_not_below_zero: 'true',
    require_idempotency_key: 'true',
  });
  await openTab('Rules');
  await user.clear(ceiling());
  await user.click(form.getByRole('button', { name: 'Save' }));
  await expect.poll(async () => (await settings())['payment_ceiling']).toBe('');
});

test('photos of people get a retention period, and are kept for ever if it is emptied', async () => {
  const { user, form, openTab } = await openSettings();
  await openTab('Safety');
  const months = form.getByLabelText(/^Months that photos of clients are kept/);
  expect(months).toHaveValue('');
  await user.type(months, '24');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await expect.poll(async () => (await settings())['keep_photos_months']).toBe('24');
  await user.clear(months);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await expect.poll(async () => (await settings())['keep_photos_months']).toBe('');
});

test('the token is removed only if that is switched on', async () => {
  const { user, form } = await openSettings();
  await user.click(form.getByRole('switch', { name: 'Remove the saved token' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
  expect((await settings())['sms_api_token']).toBe('');
});

test("a template preview shows the client's message, its cost and its unknown placeholders", async () => {
  const { user, form } = await openSettings();
  const template = form.getByLabelText(/^Message that confirms the payment/);
  await user.clear(template);
  await user.click(template);
  await user.paste('{client_name} {left_money} {colour}');
  const [, preview] = form.getAllByRole('button', { name: 'Preview' });
  if (!preview) throw new Error('there is no second preview');
  await user.click(preview);
  expect(await form.findByText('አልማዝ ተስፋዬ 170,000 {colour}')).toBeVisible();
  expect(form.getByText('1 message is charged')).toBeVisible();
  expect(form.getByText(/Nobody knows {colour}/)).toBeVisible();
});

test('prefixes pasted with invisible characters are saved without them', async () => {
  const { user, form, openTab } = await openSettings();
  await openTab('Business');
  const prefixes = form.getByLabelText(/^Mobile prefixes/);
  await user.clear(prefixes);
  await user.click(prefixes);
  await user.paste('\u200e09,\u00a007\u200b');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
  expect((await settings())['phone_prefixes']).toBe('09,07');
});

test('invalid prefixes are refused at their field', async () => {
  const { user, form, openTab } = await openSettings();
  await openTab('Business');
  const prefixes = form.getByLabelText(/^Mobile prefixes/);
  await user.clear(prefixes);
  await user.type(prefixes, '9');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findAllByText(/Write them like 09/))[0]).toBeVisible();
  expect((await settings())['phone_prefixes']).toBe('09');
});

test('the unsaved changes of a tab are counted, and kept when the tab is shown again', async () => {
  const { user, form, openTab } = await openSettings();
  await user.type(form.getByLabelText(/^SMS sender name/), 'PLC');
  await openTab('Safety');
  await user.click(form.getByRole('switch', { name: /Guard against double entries/ }));
  expect(form.getByText('2 changes')).toBeVisible();
  await openTab('Messages');
  expect(form.getByLabelText(/^SMS sender name/)).toHaveValue('PLC');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
  await waitFor(() => expect(form.queryByText(/change/)).toBeNull());
});

test('an error on another tab opens that tab, with the focus at the field', async () => {
  const { user, form, openTab } = await openSettings();
  await openTab('Business');
  await user.clear(form.getByLabelText(/^Name of the business/));
  await openTab('Rules');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getByLabelText(/^Name of the business/)).toHaveFocus());
  expect(form.getByRole('tab', { name: 'Business' })).toHaveAttribute('aria-selected', 'true');
  await openTab('Days');
  await user.click(form.getByRole('button', { name: /^Name of the business/ }));
  await waitFor(() => expect(form.getByLabelText(/^Name of the business/)).toHaveFocus());
});
