/** All that a page says: by its text, and by its names for those who hear it. */
import type { Page } from '@playwright/test';

export interface Spoken {
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

export const spoken = (page: Page): Promise<Spoken> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const names: string[] = [];
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
          names.push(node.getAttribute(name) ?? '');
        }
      } else texts.push(node.textContent ?? '');
    }
    return { texts, names };
  });
