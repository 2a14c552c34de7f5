// D132, D146
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();

let people: Awaited<ReturnType<typeof standardPeople>>;
let eventId: number;

beforeEach(async () => {
  people = await standardPeople(standard.app);
  const { dj } = people;
  const hana = await standard.app.as('hana');
  const { event } = (await hana.post('/api/event', buildEvent())).body;
  eventId = event.id;
  await hana.post('/api/assign-vendor', { eventId, vendors: [dj] });
  const dawit = await standard.app.as('dawit');
  const [{ id: actionId }] = (await dawit.get('/api/transactions?type=pending')).body.data;
  const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
  await dawit.patch('/api/transactions', accept);
  await dawit.patch('/api/vendor-ledger', { vendorId: dj, amount: 10_000 });
});

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

const open = (address: string, as = 'dawit') =>
  renderScreen(standard.app, <CashbookScreen />, { as, address });

test('a row names the payee, and sequence numbers have no gaps', async () => {
  await open('/cashbook');
  expect(await screen.findByRole('row', { name: /Selam DJ · Vendor payment/ })).toHaveTextContent(
    /^2.*Selam DJ · Vendor payment.*Out.*−10,000/,
  );
  expect(screen.getByRole('row', { name: /አልማዝ ተስፋዬ · Event payment/ })).toHaveTextContent(
    /^1.*አልማዝ.*In.*\+50,000/,
  );
});

test('a payment to an employee shows the name once, even if the remark repeats it', async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/assign-employee', { eventId, employees: [people.abebe] });
  const dawit = await standard.app.as('dawit');
  await dawit.patch('/api/employee-ledger', { id: people.abebe, withSalary: false });
  await open('/cashbook');
  const row = await screen.findByRole('row', { name: /አበበ ከበደ · Employee payment/ });
  expect(row).not.toHaveTextContent(/አበበ ከበደ.*አበበ ከበደ/);
});

test('a day shows cash in, cash out and the difference', async () => {
  await open('/cashbook');
  await screen.findByRole('row', { name: /Selam DJ/ });
  expect(screen.getByText(/net/)).toHaveTextContent(
    'in 50,000 Br · out 10,000 Br · net +40,000 Br',
  );
});

test('pressing a row shows its known facts, and omits an empty remark', async () => {
  const { user } = await open('/cashbook');
  await user.click(await screen.findByRole('button', { name: /^አልማዝ ተስፋዬ · Event payment/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Cash entry' }));
  expect(await panel.findByText('+50,000 Br')).toBeVisible();
  expect(window.location.search).toMatch(/^\?entry=\d+$/);
  expect(facts()).toMatchObject({ 'Entered by': 'hana', 'Approved by': 'dawit', Branch: 'Bole' });
  expect(panel.getByText('#1')).toBeVisible();
  expect(panel.queryByText('—')).toBeNull();
  expect(facts()).not.toHaveProperty('Remark');
});

test('an address of an entry that does not exist says so', async () => {
  const { user } = await open('/cashbook?entry=9999');
  const panel = within(await screen.findByRole('dialog', { name: 'Cash entry' }));
  expect(await panel.findByText(/This entry is not in the book/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an entry of another branch is not shown', async () => {
  await open('/cashbook?entry=1', 'sara');
  const panel = within(await screen.findByRole('dialog', { name: 'Cash entry' }));
  expect(await panel.findByText(/it belongs to another branch/)).toBeVisible();
});

test('the receipt has the sum in words and the amount left', async () => {
  const { user } = await open('/cashbook');
  await user.click(await screen.findByRole('button', { name: /^አልማዝ ተስፋዬ · Event payment/ }));
  await user.click(await screen.findByRole('button', { name: 'Print payment slip' }));
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByText('Fifty thousand birr only')).toBeVisible();
  expect(paper.getByText('No. 1')).toBeVisible();
  expect(paper.getByText('Cashier: dawit')).toBeVisible();
  expect(facts()).toMatchObject({ For: 'Event payment', 'Left to pay': '170,000 Br' });
});

test('a payment slip says in both languages that it is no tax receipt, and shows the payment reference', async () => {
  const admin = await standard.app.as('admin');
  const bank = { kind: 'cbe', name: 'CBE Bole', digits: '4410' };
  const place = (await admin.post('/api/place', bank)).body.id;
  const paid = { place, reference: 'FT26264ABCDE' };
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 700, type: 'in', remark: 'Chairs', ...paid });
  const { user } = await open('/cashbook');
  await user.click(await screen.findByRole('button', { name: /^Chairs/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Cash entry' }));
  await panel.findByText('FT26264ABCDE');
  expect(facts()).toMatchObject({
    'Where the money is': 'CBE Bole',
    Reference: 'FT26264ABCDE',
    'Known by': 'Typed',
  });
  await user.click(panel.getByRole('button', { name: 'Print payment slip' }));
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByText('Payment slip · የክፍያ ማረጋገጫ')).toBeVisible();
  expect(paper.getByText('This is not a tax receipt. · ይህ የታክስ ደረሰኝ አይደለም።')).toBeVisible();
  expect(facts()).toMatchObject({ 'Paid by': 'CBE Bole · FT26264ABCDETyped' });
});

test('a tax receipt number can be added to an entry, and is printed on its slip', async () => {
  const { user } = await open('/cashbook');
  await user.click(await screen.findByRole('row', { name: /አልማዝ ተስፋዬ · Event payment/ }));
  await user.click(await screen.findByRole('button', { name: 'Tax receipt…' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(/This is required/)).not.toHaveLength(0);
  await user.type(
    await screen.findByRole('textbox', { name: /^Tax receipt number/ }),
    'FS-00451278',
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Print payment slip' });
  await expect.poll(() => facts()['Tax receipt number']).toBe('FS-00451278');
});

test('a tax receipt number of another payment asks for confirmation, and may serve both', async () => {
  const dawit = await standard.app.as('dawit');
  const more = { amount: 700, type: 'in', remark: 'Chairs' };
  const { id } = (await dawit.post('/api/transactions', more)).body;
  await dawit.post('/api/entry-note', { id, kind: 'fiscal_no', value: 'FS-00451278' });
  const { user } = await open('/cashbook');
  await user.click(await screen.findByRole('row', { name: /አልማዝ ተስፋዬ · Event payment/ }));
  await user.click(await screen.findByRole('button', { name: 'Tax receipt…' }));
  const field = await screen.findByRole('textbox', { name: /^Tax receipt number/ });
  await user.type(field, 'fs 00451278');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(/No\. 3 of .* in Bole has this number/)).not.toHaveLength(0);
  await user.type(field, '9');
  expect(screen.queryByRole('checkbox', { name: /on that receipt too/ })).toBeNull();
  await user.keyboard('{Backspace}');
  await user.click(
    await screen.findByRole('checkbox', { name: 'This payment is on that receipt too' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect.poll(() => facts()['Tax receipt number']).toBe('fs 00451278');
});
