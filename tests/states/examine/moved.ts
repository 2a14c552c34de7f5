/** Releases answers one by one, and reports controls that moved. */
import type { Page, Route } from '@playwright/test';

/** Pixels; late fonts may shift a line by one or two. */
const UNDER_A_FINGER = 4;

/** Tracks every control frame by frame. Runs before the page's code. */
function watch(limit: number) {
  const tops = new WeakMap<Element, number>();
  const moved: string[] = [];
  Object.assign(window, { moved });
  const look = () => {
    for (const element of document.querySelectorAll('main :is(a, button, input, [role="row"])')) {
      const { top, height } = element.getBoundingClientRect();
      const before = tops.get(element);
      if (before !== undefined && height > 0 && Math.abs(top - before) > limit) {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        moved.push(`${name.slice(0, 40)}: ${Math.round(before)} to ${Math.round(top)}`);
      }
      if (height > 0) tops.set(element, top);
      else tops.delete(element);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const drawn = async (page: Page) => {
  for (let frame = 0; frame < 3; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
};

/** The order in which answers are released, because a slow line may reorder them. */
export type Order = 'as asked' | 'last first';

export async function answersInOrder(page: Page, order: Order) {
  const held: Route[] = [];
  await page.addInitScript(watch, UNDER_A_FINGER);
  await page.route('**/api/**', (route) => void held.push(route));
  return {
    async letCome(isThere: () => Promise<boolean>): Promise<readonly string[]> {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop
        await drawn(page);
        const next = order === 'as asked' ? held.shift() : held.pop();
        // oxlint-disable-next-line no-await-in-loop
        if (next) await next.fulfill({ response: await next.fetch() });
        // oxlint-disable-next-line no-await-in-loop
        else if (await isThere()) break;
      }
      return page.evaluate(() => (window as { moved?: string[] }).moved ?? ['was not watched']);
    },
  };
}
