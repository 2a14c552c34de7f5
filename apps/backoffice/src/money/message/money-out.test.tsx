// D167
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { activateLanguage } from '#i18n/language.ts';
import { renderApp } from '#testing/render-app.tsx';
import { useApp } from '#testing/use-app.ts';

const standard = useApp();
let people: Awaited<ReturnType<typeof standardPeople>>;

const sent = (sum: string, digits = '4410') =>
  `You have successfully transferred ETB${sum} from account 1****${digits} to account 1****2201 (SELAM). Thank you for banking with CBE. Ref FT26264QWERT`;

beforeEach(async () => {
  people = await standardPeople(standard.app);
  const admin = await standard.app.as('admin');
  const place = (await admin.post('/api/place', { kind: 'cbe', name: 'CBE Bole', digits: '4410' }))
    .body.id;
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent({ advance_amount: 0 }));
  await hana.post('/api/assign-vendor', { eventId: 1, vendors: [people.dj] });
  const dawit = await standard.app.as('dawit');
  const paid = { eventId: 1, amount: 100_000, place, reference: 'FT26263ABCDE' };
  await dawit.post('/api/payment', paid);
});

const newest = async () =>
  (await (await standard.app.as('dawit')).get('/api/transactions?type=book')).body.data[0];

async function paste(text: string, user: UserEvent) {
  const message = within(await screen.findByRole('dialog', { name: 'Message of a bank' }));
  await user.click(await message.findByLabelText(/^Message, or link/));
  await user.paste(text);
  return message;
}

const open = async (text: string, username = 'dawit') => {
  const { user } = await renderApp(standard.app, {
    as: username,
    address: '/cashbook?dialog=message',
  });
  return { user, message: await paste(text, user) };
};

async function choose(
  user: UserEvent,
  message: Awaited<ReturnType<typeof paste>>,
  [field, typed, name]: readonly [RegExp, string, RegExp],
) {
  await user.type(await message.findByRole('combobox', { name: field }), typed);
  await user.click(await screen.findByRole('option', { name }));
}

test('a bank debit message is recorded as cash out, at its account and with its reference', async () => {
  const { user, message } = await open(sent('4000.00'));
  expect(message.queryByRole('button', { name: 'Record as cash in' })).toBeNull();
  await user.click(await message.findByRole('button', { name: 'Record as cash out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash Out' }));
  expect(await dialog.findByLabelText(/^Amount/)).toHaveValue('4,000');
  await user.type(dialog.getByLabelText(/^Remark/), 'Gas');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await newest()).toMatchObject({
      transact_type: 'out',
      amount: 4_000,
      place: { name: 'CBE Bole' },
      reference: 'FT26264QWERT',
      evidence: 'message',
    }),
  );
});

test('a debit message pays a vendor, and warns if it exceeds the debt', async () => {
  const { user, message } = await open(sent('12500.00'));
  await choose(user, message, [/^Pay a vendor/, 'selam', /Selam DJ/]);
  const pay = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  expect(await pay.findByLabelText(/^Amount/)).toHaveValue('12,500');
  expect(pay.getByLabelText(/^Reference/)).toHaveValue('FT26264QWERT');
  await user.click(pay.getByRole('button', { name: 'Pay' }));
  expect((await pay.findAllByText(/This is more than is owed/))[0]).toBeVisible();
  await user.click(pay.getByRole('checkbox', { name: /^Pay ahead/ }));
  await user.click(pay.getByRole('button', { name: 'Pay' }));
  await waitFor(async () =>
    expect(await newest()).toMatchObject({
      amount: 12_500,
      place: { name: 'CBE Bole' },
      reference: 'FT26264QWERT',
      evidence: 'message',
    }),
  );
});

test('a debit message pays wages, with the wages that make up its sum ticked', async () => {
  const { user, message } = await open(sent('6000.00'));
  await choose(user, message, [/^Pay wages/, 'አበበ', /አበበ/]);
  const pay = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  expect(await pay.findByRole('checkbox', { name: 'Pay With Salary' })).toBeChecked();
  expect(pay.getByLabelText(/^Reference/)).toHaveValue('FT26264QWERT');
  await user.click(pay.getByRole('button', { name: 'Pay & Clear' }));
  await waitFor(async () =>
    expect(await newest()).toMatchObject({
      amount: 6_000,
      place: { name: 'CBE Bole' },
      reference: 'FT26264QWERT',
      evidence: 'message',
    }),
  );
});

test("wages that differ from the message's sum are paid as they are, and the dialog says so", async () => {
  const { user, message } = await open(sent('5500.00'));
  await choose(user, message, [/^Pay wages/, 'አበበ', /አበበ/]);
  const pay = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  await user.click(await pay.findByRole('checkbox', { name: 'Pay With Salary' }));
  expect(pay.getByText(/The message says/)).toHaveTextContent(
    'The message says 5,500 Br, and 6,000 Br was expected.',
  );
});

test("a debit message from an unknown account may be a payer's message", async () => {
  const { message } = await open(sent('4000.00', '9999'));
  expect(await message.findByRole('button', { name: 'Record as cash in' })).toBeVisible();
  expect(message.getByRole('button', { name: 'Record as cash out' })).toBeVisible();
});

test('a credit message cannot be recorded as cash out', async () => {
  const { message } = await open(
    'You have received ETB 500.00 from account 1****2201 (ALMAZ) to your account 1****4410. Thank you for banking with CBE',
  );
  expect(await message.findByRole('button', { name: 'Record as cash in' })).toBeVisible();
  expect(message.queryByRole('button', { name: 'Record as cash out' })).toBeNull();
  expect(message.queryByRole('combobox')).toBeNull();
});

async function cashierWith(...access: readonly string[]) {
  await standard.app.createUser({ username: 'lulit', branch_id: 1, access: access as never });
}

test('a debit message offers only the actions that the user may do', async () => {
  await cashierWith('Cashbook View Records', 'Cashbook In/Out', 'Vendor Ledger');
  const { message } = await open(sent('4000.00'), 'lulit');
  expect(await message.findByRole('button', { name: 'Record as cash out' })).toBeVisible();
  expect(message.queryByRole('combobox')).toBeNull();
});

test('a user who only accepts payments is offered no payment', async () => {
  await cashierWith('Cashbook Approve Pending Transaction', 'Vendors', 'Vendor Ledger');
  const { message } = await open(sent('4000.00'), 'lulit');
  expect(await message.findByText('Went out')).toBeVisible();
  expect(message.queryByRole('button', { name: 'Record as cash out' })).toBeNull();
  expect(message.queryByRole('combobox')).toBeNull();
});

test('a debit message is handled in Amharic too, and an unreadable one says so', async () => {
  await activateLanguage('am');
  const { user } = await renderApp(standard.app, {
    as: 'dawit',
    address: '/cashbook?dialog=message',
  });
  const message = within(await screen.findByRole('dialog', { name: 'የባንክ መልእክት' }));
  const field = await message.findByRole('textbox', { name: /^መልእክት/ });
  await user.click(field);
  await user.paste('ETB 500.00 landed at your account');
  expect(await message.findByText(/አልተነበበም/)).toBeVisible();
  await user.clear(field);
  await user.paste(sent('4000.00'));
  expect(await message.findByRole('button', { name: 'እንደ ወጪ መዝግብ' })).toBeVisible();
});
