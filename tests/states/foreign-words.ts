/** Latin words that somebody who reads Amharic sees or hears, but for names, units and what people have typed. */
import type { Page } from '@playwright/test';

/** Of the business that is looked at: its places and people, what they sell, and the devices they used. */
const NAMES = [
  'Bole Piassa Africa Avenue Churchill Road Wedding Gold WEDDING GOLD Selam DJ Addis Decor Music',
  'Digis admin hana dawit kebede sara manager planner cook nobody node lightMyRequest',
];
/** What has no Amharic: a language calls itself by its own name, and so does a kind of file. */
const UNITS = ['English', 'MB', 'CSV', 'PNG', 'IP', 'API'];
/** What a program is called: a picture's file, the place of a word in a template. */
const CODE = /\S+\.jpg|\{\w+\}/gu;

const allowed = new Set([...NAMES, ...UNITS].flatMap((name) => name.split(' ')));

/** What the page says, by its text and by its names for those who hear it. */
const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    const seen = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    for (let node = seen.nextNode(); node !== null; node = seen.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest('script, style, [hidden], option, iframe') !== null)
        continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext']) {
          said.push(node.getAttribute(name) ?? '');
        }
      } else said.push(node.textContent ?? '');
    }
    return said;
  });

export async function foreignWords(page: Page): Promise<string[]> {
  const texts = await spoken(page);
  return texts
    .filter((text) =>
      (text.replace(CODE, '').match(/[A-Za-z]{2,}/gu) ?? []).some((word) => !allowed.has(word)),
    )
    .map((text) => `not Amharic: ${text}`);
}
