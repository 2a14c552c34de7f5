/**
 * The counted jobs of the desk, 1 to 6 and 8, whose presses and keys are compared with manual
 * counts.
 */
import { buildEvent } from '@digis/server/testing';
import type { Locator, TestInfo } from '@playwright/test';
import type { Desk } from '../support/desk.ts';
import { type Hands, handsOf, type Presses } from '../support/hands.ts';
import { live, teamOf } from '../scenarios/earlier-days.ts';
import { expect, test } from '../fixture.ts';

const tag = ['@desk'];

interface Limit {
  readonly clicks: number;
  readonly keys?: number;
  /** Presses before the redesign; absent if the job was impossible then. */
  readonly before?: string;
}

function expectAtMost(taken: Presses, { clicks, keys, before }: Limit, info: TestInfo) {
  const said = `${taken.clicks} clicks, ${taken.keys} keys (before: ${before ?? 'not possible'})`;
  info.annotations.push({ type: 'presses', description: said });
  process.stdout.write(`${info.title}: ${said}\n`);
  expect(taken.clicks).toBeLessThanOrEqual(clicks);
  if (keys !== undefined) expect(taken.keys).toBeLessThanOrEqual(keys);
}

async function tabTo(hands: Hands, field: Locator) {
  await expect(field).toBeVisible();
  const isThere = () => field.evaluate((element) => element === document.activeElement);
  // oxlint-disable-next-line no-await-in-loop -- one key after the other
  while (!(await isThere())) await hands.press('Tab');
}

const almaz = /አልማዝ ተስፋዬ/u;

async function pickDayAndTime(hands: Hands, form: Desk) {
  await hands.click(form.buttonOf('Event date'));
  const date = form.dialog('Event date');
  await hands.click(date.root.getByRole('button', { name: / 21,? 2019/u }));
  await hands.click(date.button('Set'));
  await hands.click(form.buttonOf('Time'));
  const time = form.dialog('Time');
  for (const choice of [time.say('Afternoon'), '9', time.say('On the hour')])
    await hands.click(time.root.getByRole('radio', { name: choice, exact: true }));
  await hands.click(time.button('Set'));
}

test(
  'a wedding is booked during the call, and its agreement is one press further',
  { tag },
  async ({ visit }, info) => {
    const hana = await visit('hana');
    const hands = handsOf(hana.page);
    await hands.click(hana.button('Schedule Event'));
    const form = hana.dialog('Schedule Event');
    await expect(form.field('Primary phone')).toBeFocused();
    await hands.type('0911223344');
    await hands.press('Tab');
    await expect(form.field('Client name')).toBeFocused();
    await hands.type('አልማዝ ተስፋዬ');
    await hands.click(form.button('Same as primary'));
    await pickDayAndTime(hands, form);
    await hands.click(form.field('Number of people'));
    await hands.type('350');
    await hands.click(
      form.root.getByRole('button', { name: new RegExp(`${form.say('Package')}( \\*)?$`, 'u') }),
    );
    await hands.click(hana.page.getByRole('option', { name: /^Wedding Gold/u }));
    await hands.click(form.field('Advance'));
    await hands.type('50000');
    await hands.click(form.button('Save'));
    const saved = hana.dialog('Event details');
    await expect(saved.fact('Total')).toHaveText(saved.birr('210,000'));
    expectAtMost(hands.presses(), { clicks: 17, before: '32 clicks, 85 keys' }, info);

    const after = handsOf(hana.page);
    await after.click(saved.button('Agreement'));
    await expect(hana.dialog('Agreement information').root).toBeVisible();
    expectAtMost(after.presses(), { clicks: 1, before: '3 clicks' }, info);
  },
);

test(
  'a client on the telephone is found, with the debt',
  { tag },
  async ({ server, visit }, info) => {
    await live(server, 2);
    const hana = await visit('hana');
    await expect(hana.page.getByRole('gridcell').first()).toBeVisible();
    const hands = handsOf(hana.page);
    await hands.press('Control+k');
    await expect(hana.page.getByRole('searchbox')).toBeFocused();
    await hands.type('0911223344');
    const owed = hana.page
      .getByRole('menuitem', { name: almaz })
      .filter({ hasText: '170,000' })
      .first();
    await expect(owed).toBeVisible();
    expectAtMost(hands.presses(), { clicks: 0, keys: 12 }, info);
  },
);

test('the sheet of a day is printed', { tag }, async ({ server, visit }, info) => {
  await live(server, 1);
  const hana = await visit('hana');
  const hands = handsOf(hana.page);
  await hands.click(hana.page.getByRole('gridcell', { name: / 21,? 2019/u }));
  await hands.click(hana.button('Day sheet'));
  await expect(hana.button('Print')).toBeEnabled();
  expectAtMost(hands.presses(), { clicks: 3, before: '3 clicks' }, info);
});

// The counted jobs of the desk, job 4
test('an event gets its people, without a busy one', { tag }, async ({ server, visit }, info) => {
  const { abebe } = await live(server, 2);
  const { hana: caller } = await teamOf(server);
  await caller.post('/api/assign-employee', { eventId: 1, employees: [abebe] });
  const phones = { primary_phone: '0912000001', secondary_phone: '0912000001' };
  const second = buildEvent({ client: { name: 'ሙሉጌታ ከበደ', ...phones }, time: '16:00' });
  expect((await caller.post('/api/event', second)).body).toMatchObject({ success: true });
  const hana = await visit('hana', '/events');
  const hands = handsOf(hana.page);
  await hands.click(hana.row(/ሙሉጌታ/u).buttonOf('Assign Employees'));
  const form = hana.dialog('Assign Employees');
  for (const name of [/አበበ ከበደ/u, /ትግስት አለሙ/u]) await hands.click(form.root.getByText(name));
  await expect(form.root.getByText(/አበበ ከበደ: አልማዝ ተስፋዬ/u)).toBeVisible();
  await hands.click(form.root.getByRole('button', { name: /1/u }));
  await expect(form.root).toBeHidden();
  expectAtMost(hands.presses(), { clicks: 4, before: '8 clicks' }, info);
});

// The counted jobs of the desk, job 5
test('a payment is accepted, and the rest settled', { tag }, async ({ server, visit }, info) => {
  await live(server, 1);
  const dawit = await visit('dawit', '/cashbook?tab=pending');
  const hands = handsOf(dawit.page);
  await hands.click(dawit.card('አልማዝ ተስፋዬ').buttonOf('Accept'));
  await hands.click(dawit.dialog('Accept Payment').button('Accept'));
  await expect(dawit.dialog('Accept Payment').root).toBeHidden();
  expectAtMost(hands.presses(), { clicks: 2, before: '2 clicks' }, info);
  await dawit.page.goto('/cashbook?tab=advance');
  const settling = handsOf(dawit.page);
  await settling.click(dawit.row(almaz).buttonOf('Settle'));
  await settling.click(dawit.dialog('Settle Advance').button('Settle'));
  await expect(dawit.dialog('Settle Advance').root).toBeHidden();
  expectAtMost(settling.presses(), { clicks: 2, before: '2 clicks' }, info);
});

test('a payment that did not arrive is rejected', { tag }, async ({ server, visit }, info) => {
  await live(server, 1);
  const dawit = await visit('dawit', '/cashbook?tab=pending');
  const hands = handsOf(dawit.page);
  await hands.click(dawit.card('አልማዝ ተስፋዬ').buttonOf('Reject'));
  await hands.click(dawit.at(dawit.page.getByRole('alertdialog')).buttonOf('Reject'));
  await expect(dawit.notice('Transaction rejected')).toBeVisible();
  expectAtMost(hands.presses(), { clicks: 2, before: '2 clicks' }, info);
});

test(
  'a vendor is paid in full, and petty cash is spent',
  { tag },
  async ({ server, visit }, info) => {
    await live(server, 8);
    const dawit = await visit('dawit', '/vendors');
    const hands = handsOf(dawit.page);
    await hands.click(dawit.row(/Addis Decor/u).buttonOf('Actions'));
    await hands.click(dawit.page.getByRole('menuitem', { name: dawit.say('Payment Ledger') }));
    const ledger = dawit.at(dawit.page.getByRole('dialog', { name: /Addis Decor/u }));
    await hands.click(ledger.button('Make Payment'));
    const payment = ledger.dialog('Make Payment');
    await expect(payment.field('Amount')).toBeVisible();
    await hands.click(payment.root.getByRole('button', { name: /8,900/u }));
    await hands.click(payment.button('Pay'));
    await expect(payment.root).toBeHidden();
    expectAtMost(hands.presses(), { clicks: 5, before: '5 clicks' }, info);

    const kebede = await visit('kebede');
    const spending = handsOf(kebede.page);
    await spending.click(kebede.card('kebede').button('Spend'));
    const form = kebede.dialog('Spend');
    await tabTo(spending, form.field('Amount'));
    await spending.type('500');
    await spending.click(form.button('Save'));
    await expect(form.root).toBeHidden();
    expectAtMost(spending.presses(), { clicks: 2, before: '2 clicks' }, info);
  },
);

test(
  'a payment to a vendor of three months ago is found',
  { tag },
  async ({ server, visit }, info) => {
    await live(server, 6);
    server.setClock('2027-01-04T10:00:00+03:00');
    const dawit = await visit('dawit', '/cashbook');
    const hands = handsOf(dawit.page);
    await hands.click(dawit.page.getByRole('link', { name: dawit.say('Vendors'), exact: true }));
    await hands.click(dawit.row(/Selam DJ/u).buttonOf('Actions'));
    await hands.click(dawit.page.getByRole('menuitem', { name: dawit.say('Payment Ledger') }));
    const ledger = dawit.at(dawit.page.getByRole('dialog', { name: /Selam DJ/u }));
    const payments = ledger.root.getByRole('table', { name: ledger.say('Payment History') });
    await expect(payments).toContainText(ledger.birr('12,000'));
    expectAtMost(hands.presses(), { clicks: 4 }, info);
  },
);

test(
  "the month's result, the debts and the understaffed events are found",
  { tag },
  async ({ server, visit }, info) => {
    await live(server, 2);
    server.setClock('2026-09-28T10:00:00+03:00');
    const admin = await visit('admin');
    const month = handsOf(admin.page);
    await month.click(admin.page.getByRole('link', { name: admin.say('Overview'), exact: true }));
    await expect(admin.page.getByRole('main')).toContainText(admin.birr('50,000'));
    expectAtMost(month.presses(), { clicks: 1, before: '17 clicks' }, info);

    const owing = handsOf(admin.page);
    await owing.click(admin.page.getByRole('link', { name: admin.say('Who owes'), exact: true }));
    await expect(admin.row(almaz).root).toContainText(admin.birr('170,000'));
    expectAtMost(owing.presses(), { clicks: 1 }, info);

    await admin.page.goto('/');
    const unstaffed = handsOf(admin.page);
    await unstaffed.click(admin.page.getByRole('link', { name: /⚠/u }));
    await expect(admin.row(almaz).root).toBeVisible();
    expectAtMost(unstaffed.presses(), { clicks: 1 }, info);
  },
);
