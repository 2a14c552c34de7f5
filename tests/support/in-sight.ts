import type { Locator } from '@playwright/test';

/** `whole` counts rows that show both edges, `half` those that show their middle. */
export const inSight = (rows: Locator, part: 'whole' | 'half' = 'whole') =>
  rows.evaluateAll((elements, of) => {
    const isSeen = (element: Element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const heights = of === 'whole' ? [top + 3, bottom - 3] : [(top + bottom) / 2];
      return heights.every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
    };
    return elements.filter(isSeen).length;
  }, part);
