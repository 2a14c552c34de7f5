import { expectBook, openTab } from '../support/cashbook.ts';
import { expect, test } from '../fixture.ts';
import { EVENT_DAY, live } from './earlier-days.ts';

test(
  'the rest is settled on the day, and no more than the rest',
  { tag: ['@desk', '@english'] },
  async ({ server, visit }) => {
    await live(server, 4);
    server.setClock(EVENT_DAY);
    const hana = await visit('hana');
    const today = hana.card(hana.say('Today Events'));
    await expect(today.root.getByRole('button', { name: /አልማዝ ተስፋዬ/u })).toBeVisible();

    const dawit = await visit('dawit', '/cashbook');
    await openTab(dawit, 'Advance');
    await dawit
      .row(/አልማዝ ተስፋዬ/u)
      .buttonOf('Settle')
      .click();
    const form = dawit.dialog('Settle Advance');
    await expect(form.field('Amount')).toHaveValue('191,000');
    await form.field('Amount').fill('191001');
    await form.button('Settle').click();
    await expect(form.notice('Please fix all errors')).toBeVisible();
    await form.field('Amount').fill('191000');
    await form.button('Settle').click();
    await expect(form.root).toBeHidden();
    await expect(dawit.text('No Data.')).toBeVisible();
    await expectBook(dawit, { balance: '241,000', estimate: '208,400', advance: 0 });

    await hana.page.goto('/?event=1&on=2026-10-01');
    const details = hana.dialog('Event details');
    await expect(details.fact('Paid in full')).toHaveText(hana.say('Yes'));
    await expect(details.fact('Left to pay')).toHaveText(hana.birr('0'));
  },
);
