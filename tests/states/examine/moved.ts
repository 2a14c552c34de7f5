/** Releases the answers of a screen one by one, and reports controls that moved up or down in between. */
import type { Page, Route } from '@playwright/test';

/** Pixels: letters of another font may shift a line by one or two, under which a press still meets its button. */
const UNDER_A_FINGER = 4;

/** Watches, frame by frame, each thing that can be pressed. Runs in the page, before its own code. */
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

/** Some frames on, what an answer changed is on the screen and has been looked at. */
const drawn = async (page: Page) => {
  for (let frame = 0; frame < 3; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
};

/** The order in which held answers are released, because a slow line may deliver them in any order. */
export type Order = 'as asked' | 'last first';

export async function answersInOrder(page: Page, order: Order) {
  const held: Route[] = [];
  await page.addInitScript(watch, UNDER_A_FINGER);
  await page.route('**/api/**', (route) => void held.push(route));
  return {
    /** Gives one answer after the other until `isThere` and nothing is waited for any more. */
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
