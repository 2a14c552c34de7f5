/**
 * `pnpm stories:amharic`: opens every story in Amharic and reads what Chromium tells a screen reader. A name with an
 * English word is a fault, unless the story itself gives that word (its data are English) or it is a proper name.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright';
import { serveStorybook, type StoryEntry } from './built-storybook.ts';
import { launch, onPages, openStory } from './story-page.ts';

/** Proper names and marks that stay as they are in Amharic. */
const NAMES = new Set([
  'ETB',
  'Br',
  'PNG',
  'JPEG',
  'JPG',
  'WebP',
  'MB',
  'KB',
  'kB',
  'SMS',
  'CBE',
  'English',
  'Digis',
  'iPhone',
  'iOS',
  'Android',
  'Safari',
  'Chrome',
  'Alt',
  'Delete',
  'Enter',
  'Escape',
  'Ctrl',
  'jpg',
  'pdf',
  'png',
]);
const WORD = /[A-Za-z]{2,}/gu;
/** React Aria's own English, which no story may excuse. */
const ARIA_ENGLISH = /\b(?:Previous|Next|selected|Close|notifications?)\b/u;
/** What has to be in Amharic altogether: the examples, whose samples have Amharic words. */
const IN_AMHARIC = new Set(['Amharic', 'All States']);
/** The foundations show names of variables. */
const isWhole = ({ name, title }: StoryEntry) =>
  IN_AMHARIC.has(name) && !title.startsWith('Foundations/');
const SILENT = new Set(['StaticText', 'InlineTextBox', 'RootWebArea', 'ListMarker', 'LineBreak']);
const UNSEEN = new Set([...SILENT].filter((role) => role !== 'StaticText'));

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The English a story brings itself: its file's text and that of the samples beside it. */
function wordsOfStory({ importPath }: StoryEntry): Set<string> {
  const files = [
    importPath,
    ...globSync('packages/ui/src/samples/*-samples.ts*'),
    'packages/ui/src/samples/field-matrix.tsx',
    ...globSync(`${dirname(importPath)}/{*-sample*,*-rows/*}.ts*`),
  ];
  return new Set(files.flatMap((file) => wordsOf(readFileSync(file, 'utf8'))));
}

/** Names, descriptions and spoken values, as the browser computes them; of "All States" also what is only seen. */
async function spoken(page: Page, silent: ReadonlySet<string>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && !silent.has(String(node.role?.value)))
    .flatMap((node) => [node.name?.value, node.description?.value])
    .filter((text): text is string => typeof text === 'string' && text !== '');
}

function faultsOf(story: StoryEntry, names: readonly string[]): string[] {
  const isAmharic = isWhole(story);
  const own = isAmharic ? new Set<string>() : wordsOfStory(story);
  return names.flatMap((name) => {
    const isAria = isAmharic && ARIA_ENGLISH.test(name);
    const strange = wordsOf(name).filter((word) => !NAMES.has(word) && !own.has(word));
    return isAria || strange.length > 0 ? [`${story.id}: "${name}"`] : [];
  });
}

const storybook = await serveStorybook();
const browser = await launch();
const only = process.argv.includes('--amharic-stories');
const stories = storybook.stories.filter((story) => !only || IN_AMHARIC.has(story.name));
const faults: string[] = [];
let heard = 0;
await onPages(browser, stories, async (page, story) => {
  await openStory(page, storybook.url, story.id, { locale: 'am' });
  const names = await spoken(page, story.name === 'All States' && isWhole(story) ? UNSEEN : SILENT);
  heard += names.length;
  faults.push(...faultsOf(story, names));
});
await browser.close();
storybook.close();

for (const fault of new Set(faults)) console.error(fault);
console.log(
  `${stories.length} stories, ${heard} spoken names in Amharic, ${faults.length} with English.`,
);
if (faults.length > 0) process.exitCode = 1;
