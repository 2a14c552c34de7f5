import { expectBook } from '../support/cashbook.ts';
import type { Desk } from '../support/desk.ts';
import { takePicture } from '../support/images.ts';
import { expectRows, openLedger } from '../support/ledgers.ts';
import { expect, test } from '../fixture.ts';
import { live } from './earlier-days.ts';

async function pay(ledger: Desk, amount: string) {
  await ledger.button('Make Payment').click();
  const form = ledger.dialog('Make Payment');
  await form.field('Amount').fill(amount);
  await takePicture(form, 'Receipt');
  await form.button('Pay').click();
  await expect(form.root).toBeHidden();
}

async function close(ledger: Desk) {
  await ledger.page.keyboard.press('Escape');
  await expect(ledger.root).toBeHidden();
}

test(
  'a vendor payment reduces the book and the debt, and keeps the estimate',
  { tag: ['@desk', '@english', '@core'] },
  async ({ server, visit }) => {
    await live(server, 5);
    const dawit = await visit('dawit', '/vendors');
    const dj = await openLedger(dawit, 'Selam DJ');
    await pay(dj, '12000');
    await expect(dj.fact('Outstanding Balance')).toHaveText(dj.birr('0'));
    await close(dj);
    const decor = await openLedger(dawit, 'Addis Decor');
    await pay(decor, '10000');
    await expect(decor.fact('Outstanding Balance')).toHaveText(decor.birr('8,900'));
    await expectRows(decor, 'Payable History', ['3,150', '15,750'], 'Owed');
    await expectRows(decor, 'Payment History', ['10,000'], 'Paid');
    const receipt = new RegExp(decor.say('Receipt'), 'u');
    await expect(decor.root.getByRole('button', { name: receipt })).toBeVisible();
    await close(decor);

    await dawit.page.goto('/cashbook');
    await expectBook(dawit, {
      balance: '219,000',
      out: '22,000',
      outstanding: '10,600',
      estimate: '208,400',
    });
  },
);
