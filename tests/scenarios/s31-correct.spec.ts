// D172, D181
import { buildEvent } from '@digis/server/testing';
import type { Desk } from '../support/desk.ts';
import { handsOf } from '../support/hands.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';
import { live } from './earlier-days.ts';

const wrong = { amount: 4_500, type: 'out', remark: 'ጋዝ' };

const plus = (desk: Desk, amount: string) => `+${desk.birr(amount)}`;

async function bookWrongly(server: Server) {
  const dawit = await server.as('dawit');
  await dawit.post('/api/transactions', wrong);
}

const figuresOf = async (server: Server) =>
  (await (await server.as('dawit')).get('/api/transactions?type=book')).body.status;

const menuLink = (desk: Desk, name: string) =>
  desk.page
    .getByRole('navigation')
    .getByRole('link', { name: desk.say(name), exact: true })
    .filter({ visible: true });

const reason = (form: Desk, english: string) => form.text(english);

async function correct(desk: Desk, no: number, amount: string) {
  await desk.button('Correct…').click();
  const form = desk.dialog('Correct no. {no}', { no });
  await form.field('What should it have been?').pressSequentially(amount);
  return form;
}

test(
  'a payment with an extra digit is corrected, and then corrected to zero',
  { tag: '@long-amharic' },
  async ({ server, visit }) => {
    await live(server, 2);
    await bookWrongly(server);
    const dawit = await visit('dawit', '/cashbook');
    await dawit.page.getByRole('button', { name: /^ጋዝ/u }).click();
    const form = await correct(dawit, 2, '450');
    await expect(form.root).toContainText(plus(dawit, '4,050'));
    await reason(form, 'Typing error').click();
    await form.button('Correct by {signed}', { signed: plus(dawit, '4,050') }).click();
    await expect(form.root).toBeHidden();
    const panel = dawit.dialog('Cash entry');
    await expect(panel.root).toContainText(dawit.birr('450'));
    expect(await figuresOf(server)).toMatchObject({
      balance: 49_550,
      totalIn: 50_000,
      totalOut: 450,
    });

    const again = await correct(dawit, 2, '450');
    await reason(again, 'Entered twice').click();
    await again.button('Correct').click();
    const already = dawit.say('It stands at {stands} already', { stands: dawit.birr('450') });
    await expect(again.root).toContainText(already);
    await again.field('What should it have been?').fill('0');
    await again.button('Correct by {signed}', { signed: plus(dawit, '450') }).click();
    await expect(again.root).toBeHidden();
    await expect(panel.button('Correct…')).toBeHidden();
    await panel.button('Print payment slip').click();
    await expect(dawit.page.getByRole('article')).toContainText(dawit.say('VOID'));
    expect(await figuresOf(server)).toMatchObject({
      balance: 50_000,
      totalIn: 50_000,
      totalOut: 0,
    });
  },
);

test(
  'an entry and a settlement are each corrected in at most four clicks',
  { tag: ['@desk', '@long-amharic'] },
  async ({ server, visit }) => {
    await live(server, 2);
    await bookWrongly(server);
    const cashier = await server.as('dawit');
    const settled = await cashier.post('/api/payment', { eventId: 1, amount: 170_000 });
    expect(settled.body).toMatchObject({ state: 'accepted' });
    const dawit = await visit('dawit', '/');
    for (const { name, no, should, sign, by } of [
      { name: /ጋዝ/u, no: 2, should: '450', sign: '+', by: '4,050' },
      { name: /170,000/u, no: 3, should: '17000', sign: '\u2212', by: '153,000' },
    ]) {
      const hands = handsOf(dawit.page);
      await hands.click(menuLink(dawit, 'Cashbook'));
      await hands.click(dawit.row(name).buttonOf('Correct…').first());
      const form = dawit.dialog('Correct no. {no}', { no });
      await expect(form.field('What should it have been?')).toBeFocused();
      await hands.type(should);
      await hands.click(form.root.getByText(form.say('Typing error'), { exact: true }));
      await hands.click(form.button('Correct by {signed}', { signed: `${sign}${dawit.birr(by)}` }));
      await expect(form.root).toBeHidden();
      expect(hands.presses().clicks).toBeLessThanOrEqual(4);
      await dawit.page.keyboard.press('Escape');
    }
    const account = (await (await server.as('hana')).get('/api/event/account?id=1')).body;
    expect(account).toMatchObject({ received: 67_000, left: 153_000 });
  },
);

test(
  'a client who has paid nothing pays in three clicks',
  { tag: '@long-amharic' },
  async ({ server, visit }) => {
    const hana = await server.as('hana');
    await hana.post('/api/event', buildEvent({ advance_amount: 0 }));
    const dawit = await visit('dawit', '/cashbook?tab=petty');
    const hands = handsOf(dawit.page);
    await hands.click(menuLink(dawit, 'Who owes'));
    await hands.click(dawit.buttonOf('Take payment'));
    const form = dawit.dialog('Take payment');
    await expect(form.field('Amount')).toBeFocused();
    await hands.type('100000');
    await hands.click(form.buttonOf('Take {sum}', { sum: dawit.birr('100,000') }));
    await expect(form.root).toBeHidden();
    expect(hands.presses().clicks).toBe(3);
    await expect(dawit.buttonOf('Print payment slip')).toBeVisible();
    expect((await hana.get('/api/event/account?id=1')).body).toMatchObject({ left: 120_000 });
  },
);
