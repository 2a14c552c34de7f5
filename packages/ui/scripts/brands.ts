/**
 * `pnpm stories:brands`: a third of the components, each in six brands and both schemes. A brand is one line of CSS,
 * and axe finds no text in it that is hard to read.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { serveStorybook } from '../../../scripts/stories/built-storybook.ts';
import { launch, onPages, openStory } from '../../../scripts/stories/story-page.ts';

const brands = ['#7a1f3d', '#6b2fb3', '#ffe600', '#ff0000', '#00a651', '#000000'];
const looks = brands.flatMap((brand) => ['light', 'dark'].map((scheme) => ({ brand, scheme })));

const storybook = await serveStorybook();
const browser = await launch();
const stories = storybook.stories
  .filter(({ name }) => name === 'All States')
  .filter((_, index) => index % 3 === 0);
const faults: string[] = [];

await onPages(browser, stories, async (page, { id }) => {
  await openStory(page, storybook.url, id);
  for (const { brand, scheme } of looks) {
    // oxlint-disable-next-line no-await-in-loop -- one page wears one brand at a time
    await page.evaluate(
      (look) => {
        document.documentElement.style.setProperty('--kit-brand', look.brand);
        document.documentElement.dataset['kitScheme'] = look.scheme;
      },
      { brand, scheme },
    );
    // oxlint-disable-next-line no-await-in-loop
    const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
    for (const { target } of violations.flatMap(({ nodes }) => nodes)) {
      faults.push(`${id}, ${brand}, ${scheme}: ${target.join(' ')}`);
    }
  }
});
await browser.close();
storybook.close();

for (const fault of faults) console.log(`✗ ${fault}`);
console.log(
  `${stories.length} stories in ${looks.length} looks, ${faults.length} faults of contrast`,
);
if (faults.length > 0) process.exitCode = 1;
