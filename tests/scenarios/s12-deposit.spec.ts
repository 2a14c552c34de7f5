// D77, spec:2.8
import { expectBook, openTab } from '../support/cashbook.ts';
import type { Desk } from '../support/desk.ts';
import { expect, test } from '../fixture.ts';

async function payDeposit(dawit: Desk, rest?: string) {
  await dawit.button('Out').click();
  const form = dawit.dialog('Cash Out');
  await form.field('Amount').fill('2000');
  await form.field('Remark').fill('Tent rental');
  await form.text('Advance payment: the rest follows later').click();
  if (rest !== undefined) await form.field('Rest to settle').fill(rest);
  await form.button('Save').click();
  await expect(form.root).toBeHidden();
}

async function settle(dawit: Desk, amount: string) {
  await dawit
    .row(/Tent rental/u)
    .buttonOf('Settle')
    .click();
  const form = dawit.dialog('Settle Advance');
  await form.field('Amount').fill(amount);
  await form.button('Settle').click();
  await expect(form.root).toBeHidden();
}

test(
  'a known rest is owed, settled in parts, and closed by the last part',
  { tag: ['@desk', '@english', '@core'] },
  async ({ visit }) => {
    const dawit = await visit('dawit', '/cashbook');
    await payDeposit(dawit, '6000');
    await expectBook(dawit, { outstanding: '6,000', out: '2,000', advance: 1 });
    await openTab(dawit, 'Advance');
    const toSettle = dawit.row(/Tent rental/u).buttonOf('Settle');
    await expect(toSettle).toContainText(dawit.birr('6,000'));
    await settle(dawit, '2500');
    await expect(toSettle).toContainText(dawit.birr('3,500'));
    await settle(dawit, '3500');
    await expect(dawit.text('No Data.')).toBeVisible();
    await expectBook(dawit, { out: '8,000', outstanding: '0', advance: 0 });
  },
);

test(
  'an advance with an unknown rest says so, and any amount settles it',
  { tag: ['@desk', '@english'] },
  async ({ visit }) => {
    const dawit = await visit('dawit', '/cashbook');
    await payDeposit(dawit);
    await openTab(dawit, 'Advance');
    await expect(dawit.row(/Tent rental/u).buttonOf('Settle')).toContainText(dawit.say('Unknown'));
    await settle(dawit, '1234.50');
    await expect(dawit.text('No Data.')).toBeVisible();
    await expectBook(dawit, { out: '3,234.50', advance: 0 });
  },
);
