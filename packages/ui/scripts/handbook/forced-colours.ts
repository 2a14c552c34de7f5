import type { ElementHandle, Page } from 'playwright';

export interface ForcedColours {
  readonly controls: number;
  readonly unseen: readonly string[];
  readonly withoutFocus: readonly string[];
}

const CONTROLS =
  'button, a[href], input:not([type=hidden]), select, textarea, [role=switch], [tabindex="0"]';
const MOST = 6;
/** Pixels around a control in its picture; they include the focus ring of its frame. */
const ROUND = 24;

type Control = ElementHandle<SVGElement | HTMLElement>;

const nameOf = (control: Control) =>
  control.evaluate(
    (element) =>
      element.getAttribute('aria-label') ?? (element.textContent.trim() || element.tagName),
  );

const isSeen = (control: Control) =>
  control.evaluate((element) => {
    const box = element.getBoundingClientRect();
    for (let frame: Element | null = element; frame; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      const rect = frame.getBoundingClientRect();
      if (rect.width > box.width + 160 || rect.height > box.height + 60) return false;
      const isLined =
        Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.outlineWidth) > 0;
      if (isLined || style.textDecorationLine.includes('underline')) return true;
      if (frame.querySelector('svg') || element.textContent.trim() !== '') return true;
    }
    return false;
  });

async function pictureOf(page: Page, control: Control): Promise<Buffer | null> {
  const box = await control.boundingBox();
  const view = page.viewportSize();
  if (!box || !view) return null;
  const x = Math.max(0, box.x - ROUND);
  const y = Math.max(0, box.y - ROUND);
  const width = Math.min(view.width - x, box.width + 2 * ROUND);
  const height = Math.min(view.height - y, box.height + 2 * ROUND);
  return width > 0 && height > 0
    ? page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' })
    : null;
}

const hasFocus = (control: Control) =>
  control.evaluate((element) => element === document.activeElement);

const hasRing = (control: Control) =>
  control.evaluate((element) =>
    [element, element.parentElement].some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each ?? element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    }),
  );

async function showsFocus(page: Page, control: Control): Promise<boolean> {
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  const before = await pictureOf(page, control);
  // The only control of a dialog cannot lose the focus.
  if (await hasFocus(control)) return hasRing(control);
  await control.focus();
  const isFocused = await hasFocus(control);
  const after = await pictureOf(page, control);
  return !isFocused || !before || !after || !before.equals(after);
}

export async function forcedColoursOf(page: Page): Promise<ForcedColours> {
  const found = await page.$$(CONTROLS);
  const usable: Control[] = [];
  for (const control of found) {
    const isUsable = await control.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        !element.closest('[inert], [aria-hidden=true]') &&
        !element.hasAttribute('disabled')
      );
    });
    if (isUsable) usable.push(control);
    if (usable.length === MOST) break;
  }
  // Without a key press, browsers draw no ring when a script moves the focus.
  await page.keyboard.press('Shift');
  const unseen: string[] = [];
  const withoutFocus: string[] = [];
  for (const control of usable) {
    if (!(await isSeen(control))) unseen.push(await nameOf(control));
    if (!(await showsFocus(page, control))) withoutFocus.push(await nameOf(control));
  }
  return { controls: usable.length, unseen, withoutFocus };
}
