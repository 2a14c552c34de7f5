/** `node packages/ui/scripts/packed-stories.ts [story]`: every story once on the package as customers get it; not one computed style and not one box may differ from the story's own. */
import type { Page } from 'playwright';
import { servePackedStorybook, serveStorybook } from '../../../scripts/stories/built-storybook.ts';
import { launch, onPages, openStory } from '../../../scripts/stories/story-page.ts';

const [only = ''] = process.argv.slice(2);
const most = 5;

interface Look {
  name: string;
  box: string;
  /** Of the element and of what is drawn before, after and in place of its text. */
  styles: string[];
}

/** Names of classes and movements are hashes of where they were built. */
const looksOf = (page: Page): Promise<Look[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const pseudos = [null, '::before', '::after', '::placeholder'];
    const elements = [...document.querySelectorAll('body *:not(script, style, template)')];
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        name: `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 20)}`,
        box: [x, y, width, height].map((side) => side.toFixed(1)).join(' '),
        styles: pseudos.map((pseudo) =>
          getComputedStyle(element, pseudo).cssText.replaceAll(/kit_\w+|:r\w+:|_r_\w+_/gu, '…'),
        ),
      };
    });
  });

function differencesOf(own: readonly Look[], packed: readonly Look[]): string[] {
  if (own.length !== packed.length) return [`${own.length} elements -> ${packed.length}`];
  return own
    .flatMap((look, at) => {
      const other = packed[at] ?? look;
      const style = look.styles.findIndex((text, which) => text !== other.styles[which]);
      if (look.box === other.box && style < 0) return [];
      const known = new Set(look.styles[style]?.split('; '));
      const fresh = (other.styles[style] ?? '').split('; ').filter((line) => !known.has(line));
      return [`${look.name}: ${look.box} -> ${other.box} ${fresh.slice(0, 3).join('; ')}`];
    })
    .slice(0, most);
}

const own = await serveStorybook();
const packed = await servePackedStorybook();
const browser = await launch();
const stories = own.stories.filter(({ id }) => id.includes(only));
const wrong = new Map<string, string[]>();
await onPages(browser, stories, async (page, { id }) => {
  const looks: Look[][] = [];
  for (const { url } of [own, packed]) {
    // oxlint-disable-next-line no-await-in-loop
    await openStory(page, url, id);
    // oxlint-disable-next-line no-await-in-loop
    looks.push(await looksOf(page));
  }
  const differences = differencesOf(looks[0] ?? [], looks[1] ?? []);
  if (differences.length > 0) wrong.set(id, differences);
});
await browser.close();
own.close();
packed.close();
for (const [id, differences] of wrong) console.log([id, ...differences].join('\n  '));
console.log(`${stories.length} stories on the package, ${wrong.size} look otherwise`);
process.exitCode = wrong.size === 0 ? 0 : 1;
