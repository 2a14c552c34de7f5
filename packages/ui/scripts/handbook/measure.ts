/**
 * Measures what the handbook's pages show. `scripts/stories/run.ts` writes the results of stories
 * and axe to `test-results/stories`. Arguments limit it to components.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured, MeasuredKit, SpokenLine } from '../../src/handbook/measured.ts';
import { serveStorybook, type StoryEntry } from '@digis/tooling/built-storybook';
import { type ForcedColours, forcedColoursOf } from './forced-colours.ts';
import { faultOfWords, heardInBoth, inBothLanguages } from './same-story.ts';
import { launch, onPages, openStory } from '@digis/tooling/story-page';

interface AxeResult {
  readonly testEngine?: { readonly version: string };
  readonly passes?: readonly { readonly id: string }[];
  readonly violations?: readonly { readonly id: string }[];
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly meta?: { readonly reports?: readonly { type: string; result: AxeResult }[] };
    }[];
  }[];
}

interface StoryResults {
  readonly passed: number;
  readonly stories: number;
  readonly axeRules: number;
  readonly axeViolations: number;
  readonly byKeyboard: number;
}

const BY_KEYBOARD = /userEvent\.(?:tab|keyboard|type)\(/u;

const exportName = (title: string) => title.replaceAll(' ', '');

function componentIn(path: string): string | undefined {
  const chart = /chart\/([\w-]+)\.stories\.tsx$/u.exec(path)?.[1];
  return chart
    ? chart.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase())
    : /components\/(\w+)\//u.exec(path)?.[1];
}

function pressingIn(path: string): Set<string> {
  const parts = readFileSync(path, 'utf8')
    .split(/^export const /mu)
    .slice(1);
  return new Set(
    parts.filter((part) => BY_KEYBOARD.test(part)).map((part) => /^\w+/u.exec(part)?.[0] ?? ''),
  );
}

function resultsOfStories(files: readonly string[]) {
  const components = new Map<string, StoryResults>();
  const rules = new Map<string, Set<string>>();
  let axe = '';
  let stories = 0;
  const reports = files.map((file): Report => JSON.parse(readFileSync(file, 'utf8')));
  for (const { name: path, assertionResults } of reports.flatMap(
    ({ testResults }) => testResults,
  )) {
    const name = componentIn(path);
    if (!name) continue;
    const pressing = pressingIn(path);
    const seen = rules.get(name) ?? new Set<string>();
    rules.set(name, seen);
    const found = assertionResults
      .flatMap(({ meta }) => meta?.reports ?? [])
      .map(({ result }) => result);
    for (const { testEngine, passes = [], violations = [] } of found) {
      axe = testEngine?.version ?? axe;
      for (const { id } of [...passes, ...violations]) seen.add(id);
    }
    const good = assertionResults.filter(({ status }) => status === 'passed');
    const before = components.get(name);
    stories += assertionResults.length;
    components.set(name, {
      passed: (before?.passed ?? 0) + good.length,
      stories: (before?.stories ?? 0) + assertionResults.length,
      axeRules: seen.size,
      axeViolations:
        (before?.axeViolations ?? 0) +
        found.reduce((sum, { violations = [] }) => sum + violations.length, 0),
      byKeyboard:
        (before?.byKeyboard ?? 0) +
        good.filter(({ title }) => pressing.has(exportName(title))).length,
    });
  }
  return { components, axe, stories };
}

const NAME = 'measured.json';
const folders = ['node_modules/.cache/handbook', 'storybook-static/handbook'] as const;
const file = join(folders[0], NAME);
const only = process.argv.slice(2);

const before: MeasuredKit = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { chromium: '', axe: '', components: {} };

const nameOf = ({ importPath }: StoryEntry) =>
  /components\/(\w+)\/\1\.stories\.tsx$|\/chart\//u.test(importPath)
    ? componentIn(importPath)
    : undefined;

/** The controls in their stories belong to other components. */
const HOLD_OTHERS = new Set(['Card', 'LedgerTable', 'Notice', 'SaveBar']);

const usedByKeyboard = new Set(
  globSync('packages/ui/src/{components/*,chart}/*.stories.tsx')
    .filter((path) => BY_KEYBOARD.test(readFileSync(path, 'utf8')))
    .flatMap((path) => componentIn(path) ?? []),
);

const storybook = await serveStorybook();
const browser = await launch();
const stories = new Map<string, Map<string, StoryEntry>>();
for (const story of storybook.stories) {
  const name = nameOf(story);
  if (!name || (only.length > 0 && !only.includes(name))) continue;
  stories.set(name, (stories.get(name) ?? new Map<string, StoryEntry>()).set(story.name, story));
}
const unknown = only.filter((name) => !stories.has(name));
if (unknown.length > 0) throw new Error(`There are no stories of ${unknown.join(', ')}`);

const ON_PHONES = /^shell-(?:bottombar|topbar)--/u;
const PHONE = { width: 375, height: 720 };
const DESK = { width: 1280, height: 720 };

interface Said {
  readonly roles: readonly string[];
  readonly spoken: readonly SpokenLine[];
}
const heard = new Map<string, Said>();
const forced = new Map<string, ForcedColours>();
const otherwise: string[] = [];

await onPages(browser, [...stories], async (page, [name, own]) => {
  const first = own.get('Playground')?.id;
  const amharic = own.get('Amharic')?.id;
  if (!first || !amharic) return;
  await page.setViewportSize(ON_PHONES.test(first) ? PHONE : DESK);
  const { en, am } = await heardInBoth(page, storybook.url, { first, amharic });
  const fault = faultOfWords(en, am);
  if (fault) otherwise.push(`${name}: ${fault}`);
  heard.set(name, { roles: en.roles, spoken: inBothLanguages(en, am) });
});
await onPages(
  browser,
  [...stories],
  async (page, [name, own]) => {
    const story = own.get('All States');
    if (!story) return;
    await openStory(page, storybook.url, story.id);
    forced.set(name, await forcedColoursOf(page));
  },
  { options: { forcedColors: 'active' } },
);
const chromium = browser.version();
await browser.close();
storybook.close();

const results = resultsOfStories(globSync('test-results/stories/*.json'));
const empty = { passed: 0, stories: 0, axeRules: 0, axeViolations: 0, byKeyboard: 0 };
const components: Record<string, Measured> = { ...before.components };
for (const name of stories.keys()) {
  const words = heard.get(name);
  const { unseen = [], withoutFocus = [], controls = 0 } = forced.get(name) ?? {};
  components[name] = {
    ...(results.components.get(name) ?? before.components[name] ?? empty),
    controls,
    unseen,
    withoutFocus,
    roles: words?.roles ?? [],
    spoken: words?.spoken ?? [],
  };
}
const written: MeasuredKit = {
  chromium,
  axe: results.axe || before.axe,
  components: Object.fromEntries(
    Object.entries(components).toSorted(([a], [b]) => a.localeCompare(b)),
  ),
};
for (const folder of folders) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, NAME), JSON.stringify(written));
}

const faults = [
  ...otherwise,
  ...[...forced]
    .filter(([name, { controls }]) => controls > 0 && !HOLD_OTHERS.has(name))
    .filter(([name]) => !usedByKeyboard.has(name))
    .map(([name]) => `${name}: no story uses it by keyboard`),
  ...[...forced].flatMap(([name, { unseen, withoutFocus }]) => [
    ...unseen.map((control) => `${name}: with forced colours ${control} cannot be seen`),
    ...withoutFocus.map(
      (control) => `${name}: with forced colours the focus of ${control} is not seen`,
    ),
  ]),
];
for (const fault of faults) console.error(fault);
console.log(
  `${stories.size} components measured, ${results.stories} stories read, ${faults.length} faults.`,
);
if (faults.length > 0) process.exitCode = 1;
