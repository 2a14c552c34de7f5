import { expectBook, openTab, showBalance } from '../support/cashbook.ts';
import type { Desk } from '../support/desk.ts';
import { takePicture } from '../support/images.ts';
import { expect, test } from '../fixture.ts';
import { live } from './earlier-days.ts';

async function openAccept(dawit: Desk) {
  await openTab(dawit, 'Pending');
  await dawit.card('አልማዝ ተስፋዬ').buttonOf('Accept').click();
  return dawit.dialog('Accept Payment');
}

const eventPageOf = async (hana: Desk) => {
  await hana.page.getByRole('button', { name: 'አልማዝ ተስፋዬ', exact: true }).click();
  await expect(hana.page.getByRole('heading', { level: 1, name: 'አልማዝ ተስፋዬ' })).toBeVisible();
  return hana;
};

test.beforeEach(async ({ server }) => {
  await live(server, 1);
});

test(
  'an advance is accepted once, and the rest waits to be settled',
  { tag: ['@desk', '@core', '@long-amharic'] },
  async ({ visit }) => {
    const dawit = await visit('dawit', '/cashbook');
    await expectBook(dawit, { balance: '0', pending: 1, advance: 0 });
    const form = await openAccept(dawit);
    const second = await openAccept(await visit('dawit', '/cashbook'));
    await expect(form.field('Amount')).toHaveValue('50,000');
    await takePicture(form, 'Receipt');
    await form.button('Accept').click();
    await expect(form.root).toBeHidden();
    const taken = { balance: '50,000', in: '50,000', out: '0', pending: 0, advance: 1 };
    await expectBook(dawit, taken);
    await openTab(dawit, 'Advance');
    await expect(dawit.buttonOf('Settle')).toContainText(dawit.birr('170,000'));

    await second.button('Accept').click();
    const isLate = second.say('This has already been processed.');
    await expect(second.page.getByText(isLate).first()).toBeVisible();
    await expect(second.root).toBeHidden();
    await dawit.page.reload();
    await expectBook(dawit, taken);
  },
);

test(
  'the balance is hidden until it is shown, and hidden again after a reload',
  { tag: ['@desk', '@long-amharic'] },
  async ({ visit }) => {
    const dawit = await visit('dawit', '/cashbook');
    const panel = dawit.card(dawit.say('Balance'));
    await expect(panel.text('Hidden').first()).toBeAttached();
    await showBalance(dawit);
    await expect(panel.fact('Balance')).toHaveText(dawit.birr('0'));
    await dawit.page.reload();
    await expect(panel.text('Hidden').first()).toBeAttached();
  },
);

test(
  "accepting less than the claim makes the accepted amount the event's advance",
  { tag: ['@desk', '@long-amharic'] },
  async ({ visit }) => {
    const dawit = await visit('dawit', '/cashbook');
    const form = await openAccept(dawit);
    await form.field('Amount').fill('45000');
    await form.button('Accept').click();
    await expectBook(dawit, { balance: '45,000', pending: 0, advance: 1 });
    const event = await eventPageOf(await visit('hana', '/events'));
    await expect(event.fact('Advance')).toHaveText(event.birr('45,000'));
    await expect(event.fact('Left to pay')).toHaveText(event.birr('175,000'));
  },
);

test(
  'a rejected payment leaves no trace in the sums',
  { tag: ['@desk', '@long-amharic'] },
  async ({ visit }) => {
    const dawit = await visit('dawit', '/cashbook?tab=pending');
    await dawit.card('አልማዝ ተስፋዬ').buttonOf('Reject').click();
    await dawit.at(dawit.page.getByRole('alertdialog')).buttonOf('Reject').click();
    await expect(dawit.notice('Transaction rejected')).toBeVisible();
    await expectBook(dawit, { balance: '0', pending: 0, advance: 0 });
    const event = await eventPageOf(await visit('hana', '/events'));
    await expect(event.fact('Advance')).toHaveText(event.birr('0'));
    await expect(event.fact('Left to pay')).toHaveText(event.birr('220,000'));
  },
);
