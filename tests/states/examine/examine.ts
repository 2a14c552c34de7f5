/** Finds the faults of the current page, whichever it is: a line for each. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page, ViewportSize } from '@playwright/test';
import type { Language } from '../../support/catalogue.ts';
import { misfits } from './misfits.ts';

const PHONE = { width: 320, height: 568 };

const DESK = { width: 320, height: 256 };

/** The narrowest window of a project: a small phone, or a desk enlarged four times. */
export const narrowest = (viewport: ViewportSize | null): ViewportSize =>
  viewport?.width === 375 ? PHONE : DESK;

interface Spoken {
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

/** All that a page says: by its text, and by its names for those who hear it. */
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

/** "More, " without an object. */
const OPEN_END = /[,፣]\s*$|^\s*[,፣]/u;

/** Text that no person writes: a value in a machine's format, or a name with an empty part. */
function rawWords({ texts, names }: Spoken): string[] {
  const raw = [
    ...[...texts, ...names].filter((text) => MACHINE.test(text)),
    ...names.filter((name) => OPEN_END.test(name)),
  ];
  return raw.map((text) => `not for people: "${text}"`);
}

/** Data of the business on screen: its places and people, its goods, and the devices they used. */
const NAMES = [
  'Bole Piassa Africa Avenue Churchill Road Wedding Gold WEDDING GOLD Selam DJ Addis Decor Music',
  'Digis admin hana dawit kebede sara manager planner cook newcomer desk nobody node lightMyRequest Firefox',
  // The source of a figure of law, as it was entered.
  'Value Added Tax Proclamation kept by',
];

/** Names without Amharic: of a language, a program, a kind of file, a form of dates. */
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

/** Technical names: a file, a placeholder in a template, a key and a code of a second factor. */
const CODE =
  /\S+\.(?:jpg|csv|xlsx)|\{\w+\}|\b(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+|\b[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}\b/gu;

const allowed = new Set([...NAMES, ...UNITS].flatMap((name) => name.split(' ')));

/** A paper for two says each thing in both languages: `ገቢ · In`. */
const isInBoth = (text: string) => / · /u.test(text) && /\p{Script=Ethiopic}/u.test(text);

/** Latin words that a reader of Amharic sees or hears, but for names, units and what people have typed. */
function foreignWords({ texts, names }: Spoken): string[] {
  return [...texts, ...names]
    .filter((text) => !isInBoth(text))
    .filter((text) =>
      (text.replace(CODE, '').match(/[A-Za-z]{2,}/gu) ?? []).some((word) => !allowed.has(word)),
    )
    .map((text) => `not Amharic: ${text}`);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** While busy, content is inert; axe then reports scrollable regions that Chromium scrolls by key. */
const WHILE_BUSY = ['scrollable-region-focusable'];

/** Counts what a bar hides until one scrolls; the size of a target itself is measured with the misfits. */
const MEASURED = ['target-size'];

/** No dialog is held back until it can take the place of its loading frame, and nothing fades in. */
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

/** @param exempt rules that do not hold here */
export async function violationsOf(page: Page, exempt: readonly string[] = []): Promise<string[]> {
  await expect.poll(() => isAtRest(page)).toBe(true);
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
