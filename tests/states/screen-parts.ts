import { type Locator, type Page, expect } from '@playwright/test';
import type { Say } from '../support/catalogue.ts';
import type { ScreenCase } from './screens.ts';

const LOADING = ['Loading…', 'Loading', 'Loading events', 'Loading Settings...'];

export const headed = (page: Page, say: Say, { heading }: ScreenCase) =>
  expect(
    page.getByRole('heading', {
      level: 1,
      name: typeof heading !== 'string' || heading === 'Digis' ? heading : say(heading),
    }),
  ).toBeVisible();

export const rowOf = (page: Page, { row, name }: ScreenCase): Locator =>
  name === 'System Settings'
    ? page.getByRole('main').getByRole('textbox').first()
    : page.getByText(row).filter({ visible: true }).first();

export const shownLoading = (page: Page, say: Say) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^(${LOADING.map((text) => say(text)).join('|')})$`, 'u') })
    .first();

export const retryOf = (page: Page, say: Say) =>
  page.getByRole('main').getByRole('button', { name: say('Try again') });

const moreOf = (page: Page, say: Say) =>
  page.getByRole('main').getByRole('button', { name: say('Load more') });

export async function askForMore(page: Page, say: Say, list: Locator) {
  const wanted = retryOf(page, say).first();
  // Forced, because a card's press area covers its text.
  await list.hover({ force: true });
  await expect(async () => {
    await page.mouse.wheel(0, 40_000);
    const more = moreOf(page, say);
    if (await more.isVisible()) await more.click();
    // oxlint-disable-next-line digis/no-own-deadline -- It scrolls on and looks again.
    await expect(wanted).toBeInViewport({ timeout: 500 });
  }).toPass();
}

export async function expectStillThere(page: Page, row: Locator) {
  await expect(async () => {
    if ((await row.count()) === 0) await page.mouse.wheel(0, -40_000);
    // oxlint-disable-next-line digis/no-own-deadline -- It scrolls on and looks again.
    await expect(row).toBeAttached({ timeout: 500 });
  }).toPass();
}
