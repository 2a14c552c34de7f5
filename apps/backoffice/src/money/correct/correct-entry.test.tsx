// D172, S31
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CashbookScreen } from '../../features/cashbook/cashbook-screen.tsx';
import { activateLanguage } from '../../i18n/language.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

const bookOf = async () =>
  (await (await standard.app.as('dawit')).get('/api/transactions?type=book')).body;

beforeEach(async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 9_000, type: 'in', remark: 'ከሽያጭ' });
  await dawit.post('/api/transactions', { amount: 4_500, type: 'out', remark: 'ጋዝ' });
});

const open = (as = 'dawit', address = '/cashbook') =>
  renderScreen(standard.app, <CashbookScreen />, { as, address });

async function dialogOf(no: number) {
  const dialog = within(await screen.findByRole('dialog', { name: `Correct no. ${no}` }));
  await dialog.findByRole('textbox', { name: /^What should it have been/ });
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof dialogOf>>;

const amountIn = (dialog: Dialog) =>
  dialog.getByRole('textbox', { name: /^What should it have been/ });

const correct = async (id: number, should_be: number) =>
  (await standard.app.as('dawit')).post('/api/correction', {
    id,
    should_be,
    reason: 'Typing error: ጋዝ',
  });

const idOf = async (no: number): Promise<number> =>
  (await bookOf()).data.find(({ book_no }: { book_no: number }) => book_no === no).id;

test('the dialog asks for the right amount, and shows the effect while it is typed', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Correct…, ጋዝ · Manual entry' }));
  const dialog = await dialogOf(2);
  expect(amountIn(dialog)).toHaveFocus();
  await user.keyboard('450');
  expect(dialog.getByText(/^No\. 2 stays/)).toHaveTextContent(
    'No. 2 stays −4,500 Br · new entry +4,050 Br · it stands at −450 Br',
  );
  await user.click(dialog.getByRole('radio', { name: 'Typing error' }));
  await user.click(dialog.getByRole('button', { name: /^Correct by \+4,050\sBr$/u }));
  expect(await screen.findByText('No. 2 stands at 450 Br now.')).toBeVisible();
  const { data, status } = await bookOf();
  expect(data[0]).toMatchObject({ amount: 4_050, transact_type: 'in', remark: 'Typing error' });
  expect(status).toMatchObject({ balance: 8_550 });
});

test('both entries refer to each other, and the day counts a correction on its original side', async () => {
  await correct(await idOf(2), 450);
  const { user } = await open();
  expect(await screen.findByRole('row', { name: /^2 .*ጋዝ/ })).toHaveTextContent(
    /corrected by no\. 3 · stands at 450 Br/,
  );
  expect(screen.getByRole('row', { name: /^3 .*Correction/ })).toHaveTextContent(
    /corrects no\. 2 \(Typing error: ጋዝ\)/,
  );
  expect(screen.getByText(/net/)).toHaveTextContent('in 9,000 Br · out 450 Br · net +8,550 Br');
  await user.click(await screen.findByRole('link', { name: 'no. 3' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Cash entry' }));
  expect(await panel.findByText('+4,050 Br')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Correct…' })).toBeNull();
  await user.click(panel.getByRole('link', { name: 'no. 2' }));
  expect(await screen.findByText('−4,500 Br', { selector: 'h1 *' })).toBeVisible();
});

test('an entry is corrected again down to zero, and then no more', async () => {
  await correct(await idOf(2), 450);
  const { user } = await open('dawit', `/cashbook?entry=${await idOf(2)}`);
  await user.click(await screen.findByRole('button', { name: 'Correct…' }));
  const dialog = await dialogOf(2);
  expect(dialog.getByText(/^It was corrected before/)).toHaveTextContent(
    'it stands at −450 Br now',
  );
  await user.type(amountIn(dialog), '0');
  await user.type(dialog.getByRole('textbox', { name: /^In words/ }), 'ሁለት ጊዜ');
  await user.click(dialog.getByRole('button', { name: /^Correct by \+450\sBr$/u }));
  const panel = within(await screen.findByRole('dialog', { name: 'Cash entry' }));
  await waitFor(() =>
    expect(panel.getByText(/stands at/)).toHaveTextContent(/no\. 3, no\. 4 · stands at 0 Br/),
  );
  expect(panel.queryByRole('button', { name: 'Correct…' })).toBeNull();
});

test.each([
  ['more than it stands at', '4501', /It stands at 4,500\sBr, and can only become less/u],
  ['what it stands at', '4500', /It stands at 4,500\sBr already/u],
])('%s is refused at the field, with the limit', async (_what, typed, words) => {
  const { user } = await open('dawit', `/cashbook?entry=${await idOf(2)}&dialog=correct`);
  const dialog = await dialogOf(2);
  await user.type(amountIn(dialog), typed);
  await user.click(dialog.getByRole('radio', { name: 'Wrong kind' }));
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(amountIn(dialog)).toHaveAccessibleDescription(words);
  expect((await bookOf()).data).toHaveLength(2);
});

test('a correction requires a reason, chosen or typed', async () => {
  const { user } = await open('dawit', `/cashbook?entry=${await idOf(2)}&dialog=correct`);
  const dialog = await dialogOf(2);
  await user.type(amountIn(dialog), '450');
  await user.click(dialog.getByRole('button', { name: /^Correct by/ }));
  expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(/This is required/);
  await user.click(dialog.getByRole('radio', { name: 'Another reason' }));
  await user.click(dialog.getByRole('button', { name: /^Correct by/ }));
  expect(dialog.getByRole('textbox', { name: /^In words/ })).toHaveAccessibleDescription(
    /This is required/,
  );
});

test("another cashier's correction meanwhile is reported at the field, and the input is kept", async () => {
  const { user } = await open('dawit', `/cashbook?entry=${await idOf(2)}&dialog=correct`);
  const dialog = await dialogOf(2);
  await user.type(amountIn(dialog), '3000');
  await user.type(dialog.getByRole('textbox', { name: /^In words/ }), 'ስህተት');
  await correct(await idOf(2), 450);
  await user.click(dialog.getByRole('button', { name: /^Correct by/ }));
  expect(
    await dialog.findByText(/It stands at 450\sBr, and can only become less/u, {
      selector: 'span',
    }),
  ).toBeVisible();
  expect(amountIn(dialog)).toHaveValue('3,000');
  expect(dialog.getByRole('textbox', { name: /^In words/ })).toHaveValue('ስህተት');
});

test("correcting an event's settlement shows what is left to pay", async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent({ advance_amount: 0 }));
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/payment', { eventId: 1, amount: 200_000 });
  const { user } = await open();
  await user.click(
    await screen.findByRole('button', { name: 'Correct…, አልማዝ ተስፋዬ · Event payment' }),
  );
  const dialog = await dialogOf(3);
  await user.type(amountIn(dialog), '20000');
  expect(dialog.getByText(/^Left to pay becomes/)).toHaveTextContent('200,000 Br');
  await user.click(dialog.getByRole('radio', { name: 'Typing error' }));
  await user.click(dialog.getByRole('button', { name: /^Correct by −180,000\sBr$/u }));
  expect(await screen.findByText('No. 3 stands at 20,000 Br now.')).toBeVisible();
  const { left } = (await hana.get('/api/event/account?id=1')).body;
  expect(left).toBe(200_000);
});

test('while a payment of the event waits, the dialog links to it', async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent({ advance_amount: 0 }));
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/payment', { eventId: 1, amount: 20_000 });
  await hana.post('/api/payment', { eventId: 1, amount: 30_000 });
  const { user } = await open('dawit', `/cashbook?entry=${await idOf(3)}&dialog=correct`);
  const dialog = await dialogOf(3);
  await user.type(amountIn(dialog), '0');
  await user.click(dialog.getByRole('radio', { name: 'Entered twice' }));
  await user.click(dialog.getByRole('button', { name: /^Correct by/ }));
  await user.click(await dialog.findByRole('link', { name: 'Open it' }));
  const accept = within(await screen.findByRole('dialog', { name: 'Accept Payment' }));
  expect(await accept.findByLabelText(/^Amount/)).toHaveValue('30,000');
});

test('a user who handles no cash has no correction', async () => {
  const access = ['Cashbook View Records', 'Vendor Ledger'] as const;
  await standard.app.createUser({ username: 'reader', branch_id: 1, access });
  await open('reader', `/cashbook?entry=${await idOf(2)}`);
  const panel = within(await screen.findByRole('dialog', { name: 'Cash entry' }));
  expect(await panel.findByRole('button', { name: 'Print payment slip' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Correct…/ })).toBeNull();
});

test("a usual reason is shown in the reader's language", async () => {
  await correct(await idOf(2), 450);
  await activateLanguage('am');
  await open('dawit', `/cashbook?entry=${await idOf(3)}`);
  expect(await screen.findByText('የአጻጻፍ ስህተት: ጋዝ')).toBeVisible();
});

test.each([
  ['void', 0, 'VOID'],
  ['for what is left of it', 450, 'Four hundred fifty birr only'],
])('the receipt of a corrected entry is %s', async (_what, left, words) => {
  await correct(await idOf(2), left);
  await open('dawit', `/cashbook?entry=${await idOf(2)}&dialog=receipt`);
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByText(words)).toBeVisible();
  expect(paper.getByText(/^It was/)).toHaveTextContent('It was 4,500 Br, corrected by no. 3');
});
