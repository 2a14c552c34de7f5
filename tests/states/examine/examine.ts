/** What is wrong with what is on the page now, whichever page it is: a line for each fault. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '../../support/catalogue.ts';
import { foreignWords } from './foreign-words.ts';
import { misfits } from './misfits.ts';
import { rawWords } from './raw-words.ts';
import { spoken } from './spoken.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What works cannot be touched, and Chromium lets the arrows scroll what has nothing to touch. */
const WHILE_BUSY = ['scrollable-region-focusable'];

/** Counts what a bar hides until one scrolls; the size of a target itself is measured with the misfits. */
const MEASURED = ['target-size'];

/** @param exempt rules that do not hold here */
export async function violationsOf(page: Page, exempt: readonly string[] = []): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    // Nothing here comes from elsewhere, and the other mode opens a window of its own for every look.
    .setLegacyMode()
    .disableRules([...exempt])
    .withTags(TAGS)
    // React Aria's announcer names elements for seconds after they are gone.
    .exclude('[data-live-announcer]')
    .analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

export async function examine(page: Page, language: Language): Promise<string[]> {
  const said = await spoken(page);
  const isBusy = (await page.locator('[inert]').count()) > 0;
  return [
    ...(await violationsOf(page, [...MEASURED, ...(isBusy ? WHILE_BUSY : [])])),
    ...(language === 'am' ? foreignWords(said) : []),
    ...rawWords(said),
    ...(await misfits(page)),
  ];
}
