import type { Page } from '@playwright/test';

/** Runs in the page, so it has no outer references. */
function findMisfits(): string[] {
  const faults: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const overflowOf = (element: Element) => getComputedStyle(element).overflowX;
  const inOwnScroll = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (['auto', 'scroll'].includes(overflowOf(element)) || inOwnScroll(element.parentElement));
  const isForEars = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };

  const rightOf = (element: Element) => {
    const content = document.createRange();
    content.selectNodeContents(element);
    return content.getBoundingClientRect().right;
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`the page is ${scrollWidth} px wide in ${clientWidth}`);

  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    if (!hasText || !isSeen(element) || isForEars(element)) continue;
    const isCut =
      overflowOf(element) !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    if (isCut && !inOwnScroll(element)) faults.push(`cut: ${name(element)}`);
    const { right, left } = element.getBoundingClientRect();
    if ((right > clientWidth + 1 || left < -1) && !inOwnScroll(element)) {
      faults.push(`outside: ${name(element)}`);
    }
    const cell = element.closest('td, th');
    if (cell !== null && rightOf(element) > cell.getBoundingClientRect().right + 1)
      faults.push(`over its neighbour: ${name(element)}`);
  }
  for (const element of document.body.querySelectorAll(
    'button, a[href], [role=tab], [role=radio]',
  )) {
    const { width, height } = element.getBoundingClientRect();
    const isInText = getComputedStyle(element).display === 'inline';
    if (!isSeen(element) || isForEars(element) || isInText) continue;
    if (Math.min(width, height) < 24)
      faults.push(`${Math.round(width)} by ${Math.round(height)}: ${name(element)}`);
  }
  return faults;
}

export const misfits = (page: Page): Promise<string[]> => page.evaluate(findMisfits);

/**
 * Sets the text spacing of WCAG 1.4.12, in a constructed style sheet that the page's policy allows.
 */
export async function spreadText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
