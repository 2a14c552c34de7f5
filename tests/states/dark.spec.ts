import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dialogs } from './dialogs/dialogs.ts';
import { deskIn, fillIn, reachDialog } from './dialogs/opened-dialog.ts';
import { isAtRest } from './examine/examine.ts';
import { headed, rowOf } from './screen-parts.ts';
import { isNotHere, screens } from './screens.ts';
import { expect, looking, test } from '../fixture.ts';

test.use({ ...looking, colorScheme: 'dark' });

const tag = ['@long', '@english'];
const atDesk = [...tag, '@desk'];

/** Finds white areas, except papers and QR codes. Runs in the page. */
function lightIslands(): string[] {
  const isWhite = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/gu) ?? []).map(Number);
    return Math.min(red, green, blue) > 240 && alpha > 0.5;
  };
  return [...document.querySelectorAll('html, body, body *')]
    .filter((element) => element.closest('[data-kit-scheme="light"], svg') === null)
    .filter((element) => isWhite(getComputedStyle(element).backgroundColor))
    .map((element) => `light: ${element.outerHTML.slice(0, 120)}`);
}

async function faultsIn(page: Page): Promise<readonly string[]> {
  await expect.poll(() => isAtRest(page)).toBe(true);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return [
    ...violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    ),
    ...(await page.evaluate(lightIslands)),
  ];
}

for (const screen of screens)
  test(`${screen.name}: is legible in dark mode`, { tag }, async ({ page, say, enter }) => {
    await enter(screen.person, screen.address);
    await headed(page, say, screen);
    if (!isNotHere(screen.content)) await expect(rowOf(page, screen)).toBeVisible();
    expect(await faultsIn(page)).toEqual([]);
  });

for (const dialog of dialogs)
  test(`${dialog.name}: is legible in dark mode`, { tag: atDesk }, async ({ page, say, enter }) => {
    await enter(dialog.person ?? 'manager', dialog.address);
    const panel = await reachDialog(deskIn({ page, say }), dialog);
    if (dialog.kind === 'form') await fillIn(panel, dialog);
    expect(await faultsIn(page)).toEqual([]);
  });
