/**
 * `node packages/ui/scripts/packed-stories.ts [story]` compares stories of the packed kit with
 * those of the sources.
 */
import {
  type BuiltStorybook,
  type StoryEntry,
  servePackedStorybook,
  serveStorybook,
} from '@digis/tooling/built-storybook';
import { launch, onPages, openStory } from '@digis/tooling/story-page';
import { windowsOf } from '@digis/tooling/story-windows';
import type { Page } from 'playwright';
import { differencesOf, looksOf } from './looks.ts';

const [only = ''] = process.argv.slice(2);
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 375, height: 720 };
const SETTLED = 1000;

const own = await serveStorybook();
const packed = await servePackedStorybook();
const browser = await launch();
const stories = own.stories.filter(({ id }) => id.includes(only));
let seen = 0;
const wrong: string[] = [];
/** Stories that look the same without the kit, and so prove nothing. */
const blind: string[] = [];

async function compared(page: Page, { id }: StoryEntry, isWhole = false) {
  const looksIn = async ({ url }: BuiltStorybook) => {
    await page.setViewportSize(windows.get(id) ?? DESK);
    const phase = await openStory(page, url, id);
    if (phase === 'failed') throw new Error(`its play failed at ${url}`);
    if (isWhole) await page.waitForTimeout(SETTLED);
    const opened = await looksOf(page, isWhole);
    await page.setViewportSize(PHONE);
    if (isWhole) await page.waitForTimeout(SETTLED);
    return { opened, onPhone: await looksOf(page, isWhole) };
  };
  const its = await looksIn(own);
  const other = await looksIn(packed);
  const differences = [
    ...differencesOf(its.opened, other.opened),
    ...differencesOf(its.onPhone, other.onPhone),
  ];
  return { its, differences };
}

const windows = await windowsOf(browser, own);
console.log(`${stories.length} stories, ${windows.size} in a window of their own`);

const suspects: StoryEntry[] = [];
await onPages(browser, stories, async (page, story) => {
  const found = await compared(page, story).catch(() => null);
  if (found === null || found.differences.length > 0) suspects.push(story);
  await page.addStyleTag({ content: 'body * { all: revert !important }' });
  if (found && differencesOf(found.its.onPhone, await looksOf(page)).length === 0)
    blind.push(story.id);
  seen += 1;
  if (seen % 50 === 0) console.log(`${seen} of ${stories.length} seen, ${suspects.length} again`);
});

// Compares again, because a late change differs by chance and a different sheet always.
const again = async (page: Page, story: StoryEntry) => {
  const broken = (reason: unknown) => ({ differences: [String(reason)] });
  const { differences } = await compared(page, story, true).catch(broken);
  if (differences.length === 0) return;
  wrong.push(story.id);
  console.log([story.id, ...differences].join('\n  '));
};
await onPages(browser, suspects, again, { count: 1 });
await browser.close();
own.close();
packed.close();
for (const id of blind) console.log(`${id}: a style that was taken back is not seen`);
console.log(`${stories.length} stories on the package, ${wrong.length} look otherwise`);
process.exitCode = wrong.length + blind.length === 0 && stories.length > 0 ? 0 : 1;
