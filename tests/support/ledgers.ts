import { expect } from '@playwright/test';
import type { Desk } from './desk.ts';

export async function openLedger(desk: Desk, name: string) {
  await desk.row(new RegExp(name, 'u')).buttonOf('Actions').click();
  await desk.page.getByRole('menuitem', { name: desk.say(ledgerName(desk)) }).click();
  return desk.at(desk.page.getByRole('dialog', { name: new RegExp(name, 'u') }));
}

const ledgerName = ({ page }: Desk) =>
  page.url().includes('/vendors') ? 'Payment Ledger' : 'Salary & Wage';

export async function expectRows(
  ledger: Desk,
  side: string,
  rows: readonly string[],
  word: 'Owed' | 'Earned' | 'Paid',
) {
  const table = ledger.root.getByRole('table', { name: ledger.say(side) });
  const amounts = table.getByRole('row').filter({ has: ledger.page.getByRole('rowheader') });
  await expect(amounts).toHaveCount(rows.length);
  for (const [index, amount] of rows.entries()) {
    await expect(amounts.nth(index)).toContainText(ledger.birr(amount));
    await expect(amounts.nth(index)).toContainText(ledger.say(word));
  }
}

export async function expectOwed(desk: Desk, name: string, word: string, amount: string) {
  const ledger = await openLedger(desk, name);
  await expect(ledger.fact(word)).toHaveText(desk.birr(amount));
  await desk.page.keyboard.press('Escape');
  await expect(ledger.root).toBeHidden();
}
