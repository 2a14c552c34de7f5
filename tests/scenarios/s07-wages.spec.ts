import { expectBook } from '../support/cashbook.ts';
import type { Desk } from '../support/desk.ts';
import { openLedger } from '../support/ledgers.ts';
import { expect, test } from '../fixture.ts';
import { live } from './earlier-days.ts';

async function openPayment(dawit: Desk, name: string) {
  const ledger = await openLedger(dawit, name);
  await ledger.button('Pay & Clear Balance').click();
  return { ledger, form: dawit.dialog('Make Payment') };
}

async function paySalary(form: Desk) {
  await form.text('Pay With Salary').click();
  await expect(form.checkbox('Pay With Salary')).toBeChecked();
}

test(
  'earned wages are paid in full, and a second salary in a month only when ticked',
  { tag: ['@desk', '@english'] },
  async ({ server, visit }) => {
    await live(server, 6);
    server.setClock('2026-10-01T20:00:00+03:00');
    const dawit = await visit('dawit', '/employees');
    const tigist = await openPayment(dawit, 'ትግስት አለሙ');
    await expect(tigist.form.fact('Total wage')).toHaveText(dawit.birr('900'));
    await paySalary(tigist.form);
    await expect(tigist.form.fact('Total to pay')).toHaveText(dawit.birr('5,400'));
    await tigist.form.button('Pay & Clear').click();
    await expect(tigist.form.root).toBeHidden();
    await expect(tigist.ledger.fact('Employee Wage Balance')).toHaveText(dawit.birr('0'));

    await dawit.page.goto('/employees');
    const abebe = await openPayment(dawit, 'አበበ ከበደ');
    await expect(abebe.form.fact('Total to pay')).toHaveText(dawit.birr('800'));
    await abebe.form.button('Pay & Clear').click();
    await expect(abebe.form.root).toBeHidden();
    await expect(abebe.ledger.fact('Employee Wage Balance')).toHaveText(dawit.birr('0'));

    await dawit.page.goto('/cashbook');
    const paid = {
      balance: '212,800',
      out: '28,200',
      outstanding: '8,900',
      estimate: '203,900',
    };
    await expectBook(dawit, paid);

    await dawit.page.goto('/employees');
    const { form } = await openPayment(dawit, 'ትግስት አለሙ');
    await paySalary(form);
    await form.button('Pay & Clear').click();
    const month = { month: dawit.say('Cancel') === 'Cancel' ? 'Meskerem 2019' : 'መስከረም 2019' };
    await expect(form.notice('Salary for {month} already paid', month)).toBeVisible();
    await dawit.page.goto('/cashbook');
    await expectBook(dawit, paid);
  },
);
