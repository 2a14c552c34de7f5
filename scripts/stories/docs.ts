/**
 * `node scripts/stories/docs.ts`: opens every page of documentation. Nothing lies over it, none is endless, no table is
 * text with pipes, and no story dresses the page around it.
 */
import type { Page } from 'playwright';
import { serveStorybook } from './built-storybook.ts';
import { launch, onPages } from './story-page.ts';

const MOST_HEIGHT = 9000;

const seen = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('.sbdocs h1');
    // A story may have scrolled to itself.
    title?.scrollIntoView({ block: 'center' });
    const { left, top, height } = title?.getBoundingClientRect() ?? new DOMRect();
    const above = document.elementFromPoint(left + 4, top + height / 2);
    return {
      isCovered: !title || !above || !(title.contains(above) || above.contains(title)),
      height: document.documentElement.scrollHeight,
      hasPipes: [...document.querySelectorAll('.sbdocs p')].some((p) =>
        /^\s*\|.*\|/u.test(p.textContent ?? ''),
      ),
      language: document.documentElement.lang,
    };
  });

const storybook = await serveStorybook();
const browser = await launch();
const faults: string[] = [];
await onPages(browser, storybook.docs, async (page, { id }) => {
  await page.goto(`${storybook.url}/iframe.html?id=${id}&viewMode=docs`);
  await page.waitForSelector('.sbdocs h1');
  // A story in a frame of its own may go on asking, as a camera does.
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  const { isCovered, height, hasPipes, language } = await seen(page);
  if (isCovered) faults.push(`${id}: something lies over its title`);
  if (height > MOST_HEIGHT) faults.push(`${id}: ${height} px high`);
  if (hasPipes) faults.push(`${id}: a table is text with pipes`);
  if (language !== 'en') faults.push(`${id}: its language is "${language}"`);
});
await browser.close();
storybook.close();

for (const fault of faults) console.error(fault);
console.log(`${storybook.docs.length} pages of documentation, ${faults.length} faults.`);
if (faults.length > 0) process.exitCode = 1;
