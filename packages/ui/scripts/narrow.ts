/**
 * `node packages/ui/scripts/narrow.ts [COMPONENT]…` finds sideways scrolling at 320 px, with text
 * at 200 % and right to left, and movement with reduced motion.
 */
import type { Page } from 'playwright';
import { serveStorybook, type StoryEntry } from '@digis/tooling/built-storybook';
import { launch, onPages, openStory } from '@digis/tooling/story-page';

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 720 };

const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const far = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    const last = far.at(-1);
    return `${scrollWidth} px wide: ${far.length} elements, the last says “${last?.textContent.slice(0, 40) ?? ''}” ${last?.className ?? ''}`;
  });

const movement = (page: Page) =>
  page.evaluate(() => {
    // Skips Storybook's own frame, which is animated.
    const own = document.querySelectorAll('body *:not([class^="sb-"], [class^="sb-"] *)');
    const moving = [...own].filter((element) =>
      getComputedStyle(element)
        .transitionDuration.split(',')
        .some((seconds) => Number.parseFloat(seconds) > 0.01),
    );
    const endless = document.getAnimations().filter(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return (
        effect?.getTiming().iterations === Infinity &&
        frames.some((frame) => 'transform' in frame || 'translate' in frame || 'rotate' in frame)
      );
    });
    return moving.length + endless.length > 0
      ? `${moving.length} elements still move, ${endless.length} without end`
      : null;
  });

const only = process.argv.slice(2);
const componentOf = ({ importPath }: StoryEntry) =>
  /\/(?:components|chart)\/(?:\w+\/)?([\w-]+)\.stories\.tsx$/u.exec(importPath)?.[1] ?? '';

const storybook = await serveStorybook();
const stories = storybook.stories.filter(
  (story) =>
    story.name === 'All States' &&
    componentOf(story) !== '' &&
    (only.length === 0 || only.includes(componentOf(story))),
);
const browser = await launch();
const faults: string[] = [];
await onPages(browser, stories, async (page, story) => {
  const expectNone = (fault: string | null, where: string) => {
    if (fault !== null) faults.push(`${story.id} ${where}: ${fault}`);
  };
  await page.setViewportSize(NARROW);
  await openStory(page, storybook.url, story.id, { motion: 'on' });
  expectNone(await movement(page), 'with reduced motion');
  expectNone(await sideways(page), 'at 320 px');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expectNone(await sideways(page), 'right to left');
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  await page.setViewportSize(PHONE);
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  expectNone(await sideways(page), 'with text of 200 %');
});
await browser.close();
storybook.close();

for (const fault of faults.toSorted()) console.error(fault);
console.log(`${stories.length} components in little room, ${faults.length} faults.`);
if (faults.length > 0) process.exitCode = 1;
