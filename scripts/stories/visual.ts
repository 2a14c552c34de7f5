/**
 * `pnpm visual`: every snapshot story in light and dark, English and Amharic, at a desk and on a phone, beside its
 * committed picture; toggles and forms also with forced colours and with text of 200 %. `--update` takes the pictures
 * again, `--own` those of the readers' own settings alone, `--sample` looks at a few, and `--prove` changes the brand
 * colour by hand and expects to be caught. docs/decisions/0011-pictures-of-stories.md says what is compared.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { allModes, type Mode, ownModes } from '../../.storybook/modes.ts';
import { differenceFrom, readBaselines, type Taken, writeBaselines } from './baselines.ts';
import { isSnapshot, serveStorybook, type StoryEntry } from './built-storybook.ts';
import { hashOf, shrink } from './picture.ts';
import { launch, onPages, openStory } from './story-page.ts';

const SAMPLE = /^(actions-button|dates-monthcalendar|data-datatable|fields-moneyfield)--/u;
/** What can be switched or filled in. */
const IN_OWN_MODES = /^(fields-|actions-(?:button|filterchips|segmentedcontrol|toolbar)--)/u;
const HEIGHT = 800;
const results = 'test-results/visual';
const wants = (option: string) => process.argv.includes(option);

interface Shot {
  readonly name: string;
  readonly story: StoryEntry;
  readonly mode: Mode;
}

/** An Amharic story has no English; the states are looked at in both. */
function shotsOf(stories: readonly StoryEntry[]): Shot[] {
  return stories
    .filter((story) => isSnapshot(story) && (!wants('--sample') || SAMPLE.test(story.id)))
    .flatMap((story) =>
      [...(wants('--own') ? [] : allModes), ...(IN_OWN_MODES.test(story.id) ? ownModes : [])]
        .filter(({ locale }) => story.name !== 'Amharic' || locale === 'am')
        .map((mode) => ({ name: `${mode.name}/${story.id}`, story, mode })),
    );
}

/** What `--prove` does to the kit: the mistake that a picture has to catch. */
const otherBrand = ':root { --kit-color-brand: #046a7a; }';

async function show(page: Page, url: string, { story, mode }: Shot) {
  await page.setViewportSize({ width: mode.width, height: HEIGHT });
  await page.emulateMedia({ forcedColors: mode.setting === 'forced' ? 'active' : 'none' });
  await openStory(page, url, story.id, { scheme: mode.scheme, locale: mode.locale });
  if (mode.setting === 'large') await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  if (wants('--prove')) await page.addStyleTag({ content: otherBrand });
}

const picture = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

/** Until two in a row are the same: a late image or a delayed skeleton is still to come. */
async function steadyPicture(page: Page, first: Buffer): Promise<Buffer> {
  let before = first;
  for (let tries = 0; tries < 8; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    const after = await picture(page);
    if (hashOf(after) === hashOf(before)) return after;
    before = after;
  }
  return before;
}

const storybook = await serveStorybook();
const browser = await launch();
const baselines = readBaselines();
const shots = shotsOf(storybook.stories);
const taken = new Map<string, Taken>();
const faults: string[] = [];
rmSync(results, { recursive: true, force: true });

async function look(page: Page, shot: Shot) {
  await show(page, storybook.url, shot);
  let screenshot = await picture(page);
  if (baselines.hashes[shot.name] !== hashOf(screenshot)) {
    screenshot = await steadyPicture(page, screenshot);
  }
  if (wants('--update')) {
    taken.set(shot.name, { hash: hashOf(screenshot), small: await shrink(screenshot) });
    return;
  }
  const fault = await differenceFrom(baselines, shot.name, screenshot);
  if (fault === null) return;
  faults.push(`${shot.name} ${fault}`);
  const file = join(results, `${shot.name}.png`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, screenshot);
}

const version = browser.version();
const isComparable = wants('--update') || version === baselines.chromium;
if (isComparable) await onPages(browser, shots, look);
await browser.close();
storybook.close();

if (!isComparable) {
  console.log(
    `The pictures are of Chromium ${baselines.chromium}; this is ${version}. Nothing compared.`,
  );
} else if (wants('--update')) {
  await writeBaselines(version, taken, wants('--own') ? baselines.hashes : {});
  console.log(`${taken.size} pictures taken with Chromium ${version}; look at them first.`);
} else if (wants('--prove')) {
  console.log(`The changed brand colour is seen in ${faults.length} of ${shots.length} pictures.`);
  if (faults.length === 0) process.exitCode = 1;
} else {
  for (const fault of faults) console.error(fault);
  console.log(`${shots.length} pictures, ${faults.length} different (see ${results}).`);
  if (faults.length > 0) process.exitCode = 1;
}
