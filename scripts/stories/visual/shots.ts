/** Which looks of which stories are pictured, and the picture of one. */
import type { Page } from 'playwright';
import { allModes, type Mode, ownModes } from '@digis/tooling/story-modes';
import { isSnapshot, type StoryEntry } from '@digis/tooling/built-storybook';
import { hashOf } from '@digis/tooling/picture';
import { openStory } from '@digis/tooling/story-page';

/** What can be switched or filled in. */
const IN_OWN_MODES = /^(fields-|actions-(?:button|filterchips|segmentedcontrol|toolbar)--)/u;
const HEIGHT = 800;
const TRIES = 8;

export interface Shot {
  readonly name: string;
  readonly story: StoryEntry;
  readonly mode: Mode;
}

/** An Amharic story has no English; the states are looked at in both. */
export const shotsOf = (stories: readonly StoryEntry[]): Shot[] =>
  stories
    .filter(isSnapshot)
    .flatMap((story) =>
      [...allModes, ...(IN_OWN_MODES.test(story.id) ? ownModes : [])]
        .filter(({ locale }) => story.name !== 'Amharic' || locale === 'am')
        .map((mode) => ({ name: `${mode.name}/${story.id}`, story, mode })),
    );

const picture = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

/** Until two in a row are the same: a late image or a delayed skeleton is still to come. */
async function steadyPicture(page: Page): Promise<Buffer> {
  let before = await picture(page);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    const after = await picture(page);
    if (hashOf(after) === hashOf(before)) return after;
    before = after;
  }
  return before;
}

export async function take(page: Page, url: string, { story, mode }: Shot): Promise<Buffer> {
  await page.setViewportSize({ width: mode.width, height: HEIGHT });
  await page.emulateMedia({ forcedColors: mode.setting === 'forced' ? 'active' : 'none' });
  await openStory(page, url, story.id, { scheme: mode.scheme, locale: mode.locale });
  if (mode.setting === 'large') await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  return steadyPicture(page);
}
