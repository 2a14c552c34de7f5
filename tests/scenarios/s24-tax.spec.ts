// D169, D170, D171
import { buildEvent } from '@digis/server/testing';
import type { Desk } from '../support/desk.ts';
import { handsOf } from '../support/hands.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';

const client = { name: 'ሜጋ ማተሚያ', primary_phone: '0911000900', secondary_phone: '0911000900' };

/** An event of 200 guests at 500 birr each. */
async function bookParty(server: Server) {
  const party = buildEvent({
    client,
    packageId: 'custom',
    per_person: 500,
    num_of_people: 200,
    additional_price: 0,
    discount_amount: 0,
    advance_amount: 0,
  });
  const { body } = await (await server.as('hana')).post('/api/event', party);
  expect(body.success).toBe(true);
}

const accountOf = async (server: Server) =>
  (await (await server.as('hana')).get('/api/event/account?id=1')).body;

const settingsOf = async (server: Server) =>
  (await (await server.as('admin')).get('/api/settings')).body.settings;

async function putTaxOnTop(server: Server, admin: Desk) {
  await admin.choose('VAT', admin.say('On top of the price'));
  await admin.button('Save').click();
  await expect.poll(() => settingsOf(server)).toContainEqual({ name: 'vat', value: 'on_top' });
}

test(
  'an event with added tax is paid by a certificate and cash for the rest',
  { tag: '@desk' },
  async ({ server, visit }) => {
    await putTaxOnTop(server, await visit('admin', '/settings?tab=tax'));
    await bookParty(server);

    const hana = await visit('hana', '/events?event=1&on=2026-10-01');
    await expect(hana.fact('Net')).toHaveText(hana.birr('100,000'));
    const tax = hana.root.getByRole('term').filter({ hasText: /15%$/u });
    await expect(tax.locator('xpath=following-sibling::dd[1]')).toHaveText(hana.birr('15,000'));
    await expect(hana.fact('Left to pay')).toHaveText(hana.birr('115,000'));

    const dawit = await visit('dawit', '/cashbook');
    const hands = handsOf(dawit.page);
    await hands.click(dawit.tab('Who owes'));
    const named = dawit.page.getByRole('button', { name: /ሜጋ ማተሚያ$/u });
    await hands.click(named.and(dawit.page.locator('[aria-haspopup]')));
    await hands.click(
      dawit.page.getByRole('menuitem', { name: dawit.say('Certificate of withheld tax') }),
    );
    const form = dawit.dialog('Certificate of withheld tax');
    await expect(form.field('Withheld')).toHaveValue('3,000');
    await hands.click(form.field('Certificate number'));
    await hands.type('WHT-0419');
    await hands.click(form.button('Book the certificate'));
    await expect(form.root).toBeHidden();
    expect(hands.presses().clicks).toBeLessThanOrEqual(6);
    expect(await accountOf(server)).toMatchObject({ received: 0, pending: 3_000, left: 112_000 });

    const admin = await visit('admin', '/cashbook?tab=pending&branch=1');
    await admin.card('ሜጋ ማተሚያ').buttonOf('Accept').click();
    const accepting = admin.dialog('Accept Certificate');
    await expect(accepting.root).toContainText('WHT-0419');
    await accepting.button('Accept').click();
    await expect(accepting.root).toBeHidden();
    expect(await accountOf(server)).toMatchObject({ received: 3_000, left: 112_000 });

    await dawit.page.reload();
    await dawit.tab('Who owes').click();
    await dawit.buttonOf('Take payment').click();
    const payment = dawit.dialog('Take payment');
    await payment.field('Amount').fill('112000');
    await expect(payment.root).toContainText(dawit.birr('30,000'));
    await payment.button('Take {sum}', { sum: dawit.birr('112,000') }).click();
    await expect(payment.root).toBeHidden();
    expect(await accountOf(server)).toMatchObject({ received: 115_000, left: 0 });
    const { status } = (await (await server.as('dawit')).get('/api/transactions?type=book')).body;
    expect(status.balance).toBe(112_000);

    await hana.page.reload();
    await expect(hana.fact('Left to pay')).toHaveText(hana.birr('0'));
    await expect(hana.root).toContainText('WHT-0419');
  },
);

test('cash of 30,000 shows no notice, and 30,000.01 does', async ({ server, visit }) => {
  await bookParty(server);
  const dawit = await visit('dawit', '/cashbook?tab=owes&dialog=pay&id=1');
  const form = dawit.dialog('Take payment');
  const notice = form.root.getByText(/ባንክ|Propose the bank/u);
  await form.field('Amount').fill('30000');
  await expect(form.buttonOf('Take {sum}', { sum: dawit.birr('30,000') })).toBeVisible();
  await expect(notice).toBeHidden();
  await form.field('Amount').fill('30000.01');
  await expect(notice).toBeVisible();
});
