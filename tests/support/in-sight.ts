import type { Locator } from '@playwright/test';

/** `whole` rows show both edges; `half` rows show the middle. */
export const inSight = (rows: Locator, part: 'whole' | 'half' = 'whole') =>
  rows.evaluateAll((elements, of) => {
    const isSeen = (element: Element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const heights = of === 'whole' ? [top + 3, bottom - 3] : [(top + bottom) / 2];
      return heights.every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
    };
    return elements.filter(isSeen).length;
  }, part);
