import type { Page } from 'playwright';

export interface Look {
  readonly name: string;
  readonly box: string;
  readonly styles: readonly string[];
}

/**
 * Finishes animations first, and stops endless ones at their start.
 * @param isWhole returns all styles, some hundred thousand per page, instead of hashes
 */
export const looksOf = (page: Page, isWhole = false): Promise<Look[]> =>
  page.evaluate(async (isWhole) => {
    for (let frame = 0; frame < 3; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    for (const movement of document.getAnimations()) {
      if (movement.effect?.getComputedTiming().endTime === Infinity) {
        movement.pause();
        movement.currentTime = 0;
      } else movement.finish();
    }
    // These names differ between builds.
    const built = /kit_\w+|:r\w+:|_r_\w+_|url\("http[^"]*"\)/gu;
    // Skips variables, because the properties that use them show their values.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const sumOf = (text: string) => {
      let sum = 0;
      for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
      return String(sum);
    };
    const stylesOf = (element: Element, pseudo: string | null): string[] => {
      const style = getComputedStyle(element, pseudo);
      // Not `cssText`, which is empty in Chromium.
      const text = names
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .join('\n')
        .replaceAll(built, '…');
      return isWhole ? text.split('\n') : [sumOf(text)];
    };
    const isDrawn = (element: Element) => (pseudo: string) => {
      if (pseudo === '::placeholder') return element.hasAttribute('placeholder');
      if (pseudo === '::marker') return getComputedStyle(element).display === 'list-item';
      return getComputedStyle(element, pseudo).content !== 'none';
    };
    const pseudos = ['::before', '::after', '::placeholder', '::marker'];
    const drawn = document.querySelectorAll('html, body, body *:not(script, style, template)');
    return [...drawn].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        name: `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 20)}`,
        box: [x, y, width, height].map((side) => side.toFixed(1)).join(' '),
        styles: [null, ...pseudos.filter(isDrawn(element))].flatMap((pseudo) =>
          stylesOf(element, pseudo),
        ),
      };
    });
  }, isWhole);

const most = 5;

export function differencesOf(own: readonly Look[], packed: readonly Look[]): string[] {
  if (own.length !== packed.length) return [`${own.length} elements -> ${packed.length}`];
  return own
    .flatMap((look, at) => {
      const other = packed[at];
      const fresh = (other?.styles ?? []).filter((style, nth) => style !== look.styles[nth]);
      const isSame = look.box === other?.box && look.styles.length === other.styles.length;
      if (isSame && fresh.length === 0) return [];
      return [`${look.name}: ${look.box} -> ${other?.box} ${fresh.slice(0, 3).join('; ')}`];
    })
    .slice(0, most);
}
