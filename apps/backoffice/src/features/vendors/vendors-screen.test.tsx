// D63, D87, D88, D177, spec:2.13, spec:5, spec:6, spec:8
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useSavedFiles } from '../../testing/saved-files.ts';
import { useApp } from '../../testing/use-app.ts';
import { VendorsScreen } from './vendors-screen.tsx';

const standard = useApp();
const saved = useSavedFiles();
let dj = 0;

beforeEach(async () => {
  const people = await standardPeople(standard.app);
  dj = people.dj;
});

testList(standard, {
  Screen: VendorsScreen,
  address: '/vendors',
  permission: 'Vendors',
  title: 'Vendors',
  amharicTitle: 'አቅራቢዎች',
  call: '/api/vendor',
  row: 'Addis Decor',
});

const open = (as: string, address = '/vendors') =>
  renderScreen(standard.app, <VendorsScreen />, { as, address });

async function book(event_date = '2026-10-01', day = 21) {
  const hana = await standard.app.as('hana');
  const on = buildEvent({ event_date, et_date: { year: 2019, month: 1, day } });
  const eventId = (await hana.post('/api/event', on)).body.event.id;
  await hana.post('/api/assign-vendor', { vendors: [dj], eventId });
}

test('a vendor is added with a landline, and an invalid number is refused at its field', async () => {
  const { user } = await open('dawit', '/vendors?dialog=add');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Vendor' }));
  await user.type(await dialog.findByLabelText(/^Vendor Name/), 'Tent House');
  await user.type(dialog.getByLabelText(/^Offer/), 'Tents');
  await user.type(dialog.getByLabelText(/^Amount/), '3,500');
  await user.type(dialog.getByLabelText(/^Representative/), 'ሰላም');
  await user.type(dialog.getByLabelText(/^Contact phone/), '0611');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(/Invalid phone format/))[0]).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Contact phone/));
  await user.type(dialog.getByLabelText(/^Contact phone/), '0611555123');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText(/^Contact phone/)).toHaveAccessibleDescription(
    'Invalid phone format: the number begins with 01 to 05, 07 or 09',
  );
  await user.clear(dialog.getByLabelText(/^Contact phone/));
  await user.type(dialog.getByLabelText(/^Contact phone/), '011 555 12 34');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Vendor successfully added!')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Tent House.*3,500.Br/ })).toBeVisible();
});

test('a user who may not pay from the book sees what is owed, but no button to pay', async () => {
  await book();
  const access = ['Vendors', 'Vendor Ledger'] as const;
  await standard.app.createUser({ username: 'meron', branch_id: 1, access });
  await open('meron', `/vendors?dialog=ledger&id=${dj}`);
  const ledger = within(await screen.findByRole('dialog', { name: 'Payment Ledger: Selam DJ' }));
  expect((await ledger.findAllByText('12,000 Br'))[0]).toBeVisible();
  expect(ledger.queryByRole('button', { name: 'Make Payment' })).toBeNull();
});

test('the ledger shows what is owed, and a payment lowers it', async () => {
  await book();
  const { user } = await open('dawit', `/vendors?dialog=ledger&id=${dj}`);
  const ledger = within(await screen.findByRole('dialog', { name: 'Payment Ledger: Selam DJ' }));
  expect((await ledger.findAllByText('12,000 Br'))[0]).toBeVisible();
  expect(await ledger.findByText(/አልማዝ ተስፋዬ · Meskerem 21, 2019/)).toBeVisible();
  const makePayment = ledger.getByRole('button', { name: 'Make Payment' });
  await waitFor(() => expect(makePayment).toBeEnabled());
  await user.click(makePayment);
  const pay = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  await user.type(await pay.findByLabelText(/^Amount/), '10000');
  await user.click(pay.getByRole('button', { name: 'Pay' }));
  expect(await screen.findByText('Success.')).toBeVisible();
  expect((await ledger.findAllByText('2,000 Br'))[0]).toBeVisible();
});

test('the list says what is owed to each vendor', async () => {
  await book();
  await open('dawit');
  expect(await screen.findByRole('columnheader', { name: 'We owe' })).toBeVisible();
  const vendor = within(screen.getByRole('row', { name: /^Selam DJ/ }));
  expect(vendor.getAllByText('12,000 Br')).toHaveLength(2);
});

test("the payment proposes a vendor's earned amount, with the coming one beside it", async () => {
  await book();
  await book('2026-09-24', 14);
  standard.app.clock.advance(4 * 24 * 60);
  const { user } = await open('dawit', `/vendors?dialog=ledger&id=${dj}`);
  const ledger = within(await screen.findByRole('dialog', { name: 'Payment Ledger: Selam DJ' }));
  expect(await ledger.findByText(/^Earned/)).toHaveTextContent(
    'Earned 12,000 Br · coming 12,000 Br',
  );
  const makePayment = ledger.getByRole('button', { name: 'Make Payment' });
  await waitFor(() => expect(makePayment).toBeEnabled());
  await user.click(makePayment);
  const pay = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  expect(await pay.findByLabelText(/^Amount/)).toHaveValue('12,000');
  expect(pay.getByText(/^Earned/)).toHaveTextContent('coming 12,000 Br');
  await user.click(pay.getByRole('button', { name: 'Pay' }));
  await waitFor(() =>
    expect(ledger.getByText(/^Earned/)).toHaveTextContent('Earned 0 Br · coming 12,000 Br'),
  );
});

test('each ledger entry shows the balance after it, and pay, print and files share one line', async () => {
  await book();
  const dawit = await standard.app.as('dawit');
  await dawit.patch('/api/vendor-ledger', { vendorId: dj, amount: 2_000 });
  await open('dawit', `/vendors?dialog=ledger&id=${dj}`);
  const paid = await screen.findByRole('table', { name: 'Payment History' });
  expect(await within(paid).findByRole('columnheader', { name: 'Balance' })).toBeVisible();
  expect((await within(paid).findAllByText('10,000 Br')).length).toBe(1);
  const line = screen.getByRole('button', { name: 'Make Payment' }).parentElement?.parentElement;
  expect(within(line as HTMLElement).getByRole('button', { name: 'Print' })).toBeVisible();
  expect(
    within(line as HTMLElement).getByRole('button', { name: 'Actions, Selam DJ' }),
  ).toBeVisible();
});

test('the payable history is exported as a file', async () => {
  await book();
  const { user } = await open('dawit', `/vendors?dialog=ledger&id=${dj}`);
  const ledger = within(await screen.findByRole('dialog', { name: /^Payment Ledger/ }));
  await ledger.findByText(/አልማዝ ተስፋዬ/);
  await user.click(ledger.getByRole('button', { name: 'Actions, Selam DJ' }));
  const name = 'Export as CSV: Payable History';
  await user.click(await screen.findByRole('menuitem', { name }));
  expect(await saved.linesOf('payable-history-selam-dj-2019-01-11.csv')).toEqual([
    expect.stringContaining('Time,Time (Ethiopian date),Amount,Source,Correction,Balance'),
    expect.stringMatching(/^2026-09-21 10:\d\d,"Meskerem 11, 2019",12000,አልማዝ ተስፋዬ,,12000$/),
  ]);
});

test('printing includes the rows of the ledger that were not loaded', async () => {
  const dawit = await standard.app.as('dawit');
  for (let count = 1; count <= 12; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one ledger takes one payment after another
    await dawit.patch('/api/vendor-ledger', { amount: count, vendorId: dj, confirm: true });
  }
  let rowsOnPaper = 0;
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    rowsOnPaper = within(screen.getByRole('table', { name: 'Payment History' })).getAllByRole(
      'row',
    ).length;
  });
  const { user } = await open('dawit', `/vendors?dialog=ledger&id=${dj}`);
  const ledger = within(await screen.findByRole('dialog'));
  const button = await ledger.findByRole('button', { name: 'Print' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(rowsOnPaper).toBe(13);
  print.mockRestore();
});

test('more than is owed is paid only if that is ticked', async () => {
  const { user } = await open('dawit', `/vendors?dialog=ledger&id=${dj}`);
  const makePayment = await screen.findByRole('button', { name: 'Make Payment' });
  await waitFor(() => expect(makePayment).toBeEnabled());
  await user.click(makePayment);
  const pay = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  await user.type(await pay.findByLabelText(/^Amount/), '500');
  await user.click(pay.getByRole('button', { name: 'Pay' }));
  expect((await pay.findAllByText(/This is more than is owed/))[0]).toBeVisible();
  await user.click(pay.getByRole('checkbox', { name: /^Pay ahead/ }));
  await user.click(pay.getByRole('button', { name: 'Pay' }));
  expect(await screen.findByText('Success.')).toBeVisible();
  expect(await screen.findByText('Prepaid')).toBeVisible();
});

test('an admin chooses a branch before any figure is shown', async () => {
  await book();
  const { user } = await open('admin', `/vendors?dialog=ledger&id=${dj}`);
  const ledger = within(await screen.findByRole('dialog', { name: 'Payment Ledger: Selam DJ' }));
  expect((await ledger.findAllByText('Choose a branch first'))[0]).toBeVisible();
  expect(ledger.queryByRole('button', { name: 'Make Payment' })).toBeNull();
  await user.click(await ledger.findByRole('radio', { name: 'Bole' }));
  expect((await ledger.findAllByText('12,000 Br'))[0]).toBeVisible();
});

test('a user who may not see ledgers is not offered them', async () => {
  await standard.app.createUser({ username: 'desk', branch_id: 1, access: ['Vendors'] });
  const { calls } = await open('desk', `/vendors?dialog=ledger&id=${dj}`);
  await screen.findByRole('row', { name: /Selam DJ/ });
  expect(screen.queryByRole('button', { name: /Payment Ledger/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('a vendor who is still owed money is not deleted', async () => {
  await book();
  const { user } = await open('admin');
  await user.click(await screen.findByRole('button', { name: /Selam DJ$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(question.getByText(/^There is a balance that is not settled yet/)).toBeVisible(),
  );
});

test('a vendor is edited, and deleted when nothing is owed', async () => {
  const { user } = await open('dawit', `/vendors?dialog=edit&id=${dj}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Vendor' }));
  await user.type(await dialog.findByLabelText(/^Vendor Name/), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Vendor successfully updated!')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Actions, Selam DJ 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Vendor deleted')).toBeVisible();
});
