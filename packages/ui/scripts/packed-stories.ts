/** `node packages/ui/scripts/packed-stories.ts [story]`: every story once on the package as customers get it; not one computed style and not one box may differ from the story's own, on a desk or a phone. */
import {
  type BuiltStorybook,
  servePackedStorybook,
  serveStorybook,
} from '@digis/tooling/built-storybook';
import { launch, onPages, openStory } from '@digis/tooling/story-page';
import { differencesOf, looksOf } from './looks.ts';

const [only = ''] = process.argv.slice(2);
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 375, height: 720 };

const own = await serveStorybook();
const packed = await servePackedStorybook();
const browser = await launch();
const stories = own.stories.filter(({ id }) => id.includes(only));
const wrong = new Map<string, string[]>();
/** Where a sheet that takes the kit's look back was not seen: there nothing else would be. */
const blind: string[] = [];

await onPages(browser, stories, async (page, { id }) => {
  const looksIn = async ({ url }: BuiltStorybook) => {
    await page.setViewportSize(DESK);
    await openStory(page, url, id);
    const onDesk = await looksOf(page);
    await page.setViewportSize(PHONE);
    return { onDesk, onPhone: await looksOf(page) };
  };
  const its = await looksIn(own);
  const other = await looksIn(packed);
  const differences = [
    ...differencesOf(its.onDesk, other.onDesk),
    ...differencesOf(its.onPhone, other.onPhone),
  ];
  if (differences.length > 0) wrong.set(id, differences);
  await page.addStyleTag({ content: 'body * { all: revert !important }' });
  if (differencesOf(its.onPhone, await looksOf(page)).length === 0) blind.push(id);
});
await browser.close();
own.close();
packed.close();
for (const [id, differences] of wrong) console.log([id, ...differences].join('\n  '));
for (const id of blind) console.log(`${id}: a style that was taken back is not seen`);
console.log(`${stories.length} stories on the package, ${wrong.size} look otherwise`);
process.exitCode = wrong.size + blind.length === 0 && stories.length > 0 ? 0 : 1;
