/**
 * Checks contrast: of every component in the dark, of a third in twelve brands and both schemes.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { serveStorybook } from '@digis/tooling/built-storybook';
import { launch, onPages, openStory } from '@digis/tooling/story-page';
import { sampleBrands } from '../src/theme/sample-tenant.ts';

const inBrands = sampleBrands.flatMap((brand) =>
  ['light', 'dark'].map((scheme) => ({ brand, scheme })),
);

interface Look {
  /** Empty for the kit's own brand. */
  readonly brand: string;
  readonly scheme: string;
}

const ownInTheDark: Look = { brand: '', scheme: 'dark' };

const wear = ({ brand, scheme }: Look) => {
  document.documentElement.style.setProperty('--kit-brand', brand);
  document.documentElement.dataset['kitScheme'] = scheme;
};

async function faultsIn(page: Page, look: Look): Promise<readonly string[]> {
  await page.evaluate(wear, look);
  // In legacy mode axe opens no extra page; it needs one only for frames, which stories lack.
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}

const storybook = await serveStorybook();
const browser = await launch();
const stories = storybook.stories.filter(({ name }) => name === 'All States');
const branded = new Set(stories.filter((_, index) => index % 3 === 0));
const faults: string[] = [];

await onPages(browser, stories, async (page, story) => {
  const { id } = story;
  await openStory(page, storybook.url, id);
  for (const look of [ownInTheDark, ...(branded.has(story) ? inBrands : [])]) {
    // A page can have only one brand at a time.
    // oxlint-disable-next-line no-await-in-loop
    const found = await faultsIn(page, look);
    faults.push(...found.map((place) => `${id}, ${look.brand}, ${look.scheme}: ${place}`));
  }
});
await browser.close();
storybook.close();

for (const fault of faults) console.log(`✗ ${fault}`);
console.log(
  `${stories.length} stories in the dark, ${branded.size} in ${inBrands.length} looks, ${faults.length} faults of contrast`,
);
if (faults.length > 0) process.exitCode = 1;
