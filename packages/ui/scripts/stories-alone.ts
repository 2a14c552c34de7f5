/**
 * `node packages/ui/scripts/stories-alone.ts [story]`: opens each story of the built Storybook
 * alone, and names those whose play fails.
 */
import { serveStorybook } from '@digis/tooling/built-storybook';
import { launch, onPages, openStory } from '@digis/tooling/story-page';
import { windowsOf } from '@digis/tooling/story-windows';

const [only = ''] = process.argv.slice(2);
const storybook = await serveStorybook();
const browser = await launch();
const stories = storybook.stories.filter(({ id }) => id.includes(only));
const windows = await windowsOf(browser, storybook);
const DESK = { width: 1280, height: 720 };
const failed: string[] = [];

await onPages(browser, stories, async (page, { id }) => {
  page.removeAllListeners('console');
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text().slice(0, 200));
  });
  await page.setViewportSize(windows.get(id) ?? DESK);
  if ((await openStory(page, storybook.url, id)) !== 'failed') return;
  failed.push(id);
  console.error(`${id}: ${said[0]}`);
});

await browser.close();
storybook.close();
console.log(`${stories.length} stories opened alone, ${failed.length} whose play failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
