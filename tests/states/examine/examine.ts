import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page, ViewportSize } from '@playwright/test';
import type { Language } from '../../support/catalogue.ts';
import { misfits } from './misfits.ts';

const PHONE = { width: 320, height: 568 };

const DESK = { width: 320, height: 256 };

export const narrowest = (viewport: ViewportSize | null): ViewportSize =>
  viewport?.width === 375 ? PHONE : DESK;

interface Spoken {
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

const spoken = (page: Page): Promise<Spoken> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const names: string[] = [];
    const seen = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    for (let node = seen.nextNode(); node !== null; node = seen.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (
        element === null ||
        element.closest('script, noscript, style, [hidden], option, iframe') !== null
      )
        continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext']) {
          names.push(node.getAttribute(name) ?? '');
        }
      } else texts.push(node.textContent ?? '');
    }
    return { texts, names };
  });

const MACHINE = /\d{4}-\d{2}-\d{2}T\d|\b(?:undefined|null|NaN|Invalid Date)\b|\[object/u;

const OPEN_END = /[,፣]\s*$|^\s*[,፣]/u;

function rawWords({ texts, names }: Spoken): string[] {
  const raw = [
    ...[...texts, ...names].filter((text) => MACHINE.test(text)),
    ...names.filter((name) => OPEN_END.test(name)),
  ];
  return raw.map((text) => `not for people: "${text}"`);
}

const NAMES = [
  'Bole Piassa Africa Avenue Churchill Road Wedding Gold WEDDING GOLD Selam DJ Addis Decor Music',
  'Digis admin hana dawit kebede sara manager planner cook newcomer desk nobody node lightMyRequest Firefox',
  'Value Added Tax Proclamation kept by',
];

const UNITS = [
  'English',
  'MB',
  'Sage',
  'Peachtree',
  'Excel',
  'LibreOffice',
  'Google Sheets',
  'YYYY',
  'MM',
  'DD',
  'CSV',
  'PNG',
  'IP',
  'API',
  'Idempotency',
  'Key',
];

/** Technical strings: files, placeholders, second-factor keys and codes. */
const CODE =
  /\S+\.(?:jpg|csv|xlsx)|\{\w+\}|\b(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+|\b[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}\b/gu;

const allowed = new Set([...NAMES, ...UNITS].flatMap((name) => name.split(' ')));

/** Bilingual papers say everything twice: `ገቢ · In`. */
const isInBoth = (text: string) => / · /u.test(text) && /\p{Script=Ethiopic}/u.test(text);

/** Latin words an Amharic reader meets, except names, units and typed text. */
function foreignWords({ texts, names }: Spoken): string[] {
  return [...texts, ...names]
    .filter((text) => !isInBoth(text))
    .filter((text) =>
      (text.replace(CODE, '').match(/[A-Za-z]{2,}/gu) ?? []).some((word) => !allowed.has(word)),
    )
    .map((text) => `not Amharic: ${text}`);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Busy content is inert, so axe is wrong to report that its scrollable regions take no focus. */
const WHILE_BUSY = ['scrollable-region-focusable'];

/** axe also reports targets hidden by a bar; misfits.ts measures target sizes instead. */
const MEASURED = ['target-size'];

/** True once no dialog is behind its loading dialog or fading in. */
export const isAtRest = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].every(
        (dialog) => !dialog.checkVisibility() || dialog.checkVisibility({ opacityProperty: true }),
      ) &&
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .every(({ playState }) => playState !== 'running'),
  );

export async function violationsOf(page: Page, exempt: readonly string[] = []): Promise<string[]> {
  await expect.poll(() => isAtRest(page)).toBe(true);
  const found = await new AxeBuilder({ page })
    // Legacy mode, because axe otherwise opens a window for each run.
    .setLegacyMode()
    .disableRules([...exempt])
    .withTags(TAGS)
    // Excluded, because React Aria's announcer keeps names of removed elements for seconds.
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
