import { expect } from '@playwright/test';
import type { Desk } from './desk.ts';

export interface BookFigures {
  readonly balance?: string;
  readonly estimate?: string;
  readonly outstanding?: string;
  readonly in?: string;
  readonly out?: string;
  readonly pending?: number;
  readonly advance?: number;
}

const panelOf = (desk: Desk) => desk.card(desk.say('Balance'));

export async function showBalance(desk: Desk) {
  const folded = desk.page.getByRole('button', { name: desk.say('Balance'), exact: true });
  await expect(folded.or(panelOf(desk).root)).toBeVisible();
  if (await folded.isVisible()) await folded.click();
  const eye = panelOf(desk).button('Show balances');
  await expect(eye).toBeVisible();
  if ((await eye.getAttribute('aria-pressed')) !== 'true') await eye.click();
}

export async function expectBook(desk: Desk, figures: BookFigures) {
  const { pending, advance, ...sums } = figures;
  const words = {
    balance: 'Balance',
    estimate: 'Estimate',
    outstanding: 'Outstanding',
    in: 'In',
    out: 'Out',
  };
  await showBalance(desk);
  for (const [name, word] of Object.entries(words)) {
    const amount = sums[name as keyof typeof sums];
    if (amount === undefined) continue;
    await expect(panelOf(desk).fact(word), word).toHaveText(desk.birr(amount));
  }
  if (pending !== undefined) await expectCount(desk, 'Pending', pending);
  if (advance !== undefined) await expectCount(desk, 'Advance', advance);
}

async function expectCount(desk: Desk, tab: string, count: number) {
  const separator = desk.say(', ');
  const name = `${desk.say(tab)}${separator}${count}`;
  await expect(desk.page.getByRole('tab', { name, exact: true })).toBeVisible();
}

export async function openTab(desk: Desk, tab: string) {
  await desk.tab(tab).click();
  await expect(desk.tab(tab)).toHaveAttribute('aria-selected', 'true');
}
