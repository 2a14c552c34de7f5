import type { Page } from 'playwright';
import { sampleWords } from '../../src/samples/sample-words.ts';
import { openStory } from '@digis/tooling/story-page';
import { type Heard, heardOn } from './spoken.ts';
import type { SpokenLine } from '../../src/handbook/measured.ts';

interface Drawing {
  readonly locale: 'en' | 'am';
  readonly first: string;
  readonly amharic: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Draws without the play function, which expects one language. */
async function drawWithArgsOf(page: Page, drawing: Drawing): Promise<void> {
  await page.evaluate(async ({ locale, first, amharic, words }) => {
    const isObject = (value: unknown): value is object =>
      typeof value === 'object' && value !== null;
    const call = (object: unknown, name: string, ...given: unknown[]): unknown =>
      isObject(object) ? Reflect.apply(Reflect.get(object, name), object, given) : undefined;
    const said = (value: unknown): unknown => {
      if (typeof value === 'string')
        return words[value] ?? value.replace(/(?<=^\d+\. ).*/u, (text) => words[text] ?? text);
      if (Array.isArray(value)) return value.map(said);
      if (typeof value === 'function')
        return (...given: unknown[]) => said(Reflect.apply(value, undefined, given));
      if (!isObject(value)) return value;
      if ('$$typeof' in value) return { ...value, props: said(Reflect.get(value, 'props')) };
      if (Object.getPrototypeOf(value) !== Object.prototype) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, said(part)] as const),
      );
    };
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const story = await call(preview, 'loadStory', { storyId: amharic });
    const args: unknown = isObject(story) ? Reflect.get(story, 'initialArgs') : undefined;
    const after = (event: string, act: string, payload: object) =>
      new Promise((resolve) => {
        call(channel, 'once', event, resolve);
        call(channel, 'emit', act, payload);
      });
    const updatedArgs = Object.keys(words).length > 0 ? said(args) : args;
    const render: unknown = isObject(preview) ? Reflect.get(preview, 'currentRender') : undefined;
    const drawn: unknown = isObject(render) ? Reflect.get(render, 'story') : undefined;
    if (isObject(drawn)) Reflect.set(drawn, 'playFunction', undefined);
    await after('storyFinished', 'updateGlobals', { globals: { locale } });
    await after('storyFinished', 'updateStoryArgs', { storyId: first, updatedArgs });
    // A dialog reads `isOpen` only when first rendered.
    await after('storyFinished', 'forceRemount', { storyId: first });
  }, drawing);
}

const TRIES = 8;

/** React shows content that replaces a fallback up to 300 ms later. */
const LATEST_MS = 400;

/** Repeats until nothing changes, because collections render their items late. */
async function heardSteadily(page: Page): Promise<Heard> {
  let before = await heardOn(page);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.waitForTimeout(LATEST_MS);
    const after = await heardOn(page);
    if (after.lines.join('\n') === before.lines.join('\n')) return after;
    before = after;
  }
  return before;
}

export async function heardInBoth(
  page: Page,
  url: string,
  story: { readonly first: string; readonly amharic: string },
): Promise<Readonly<Record<'en' | 'am', Heard>>> {
  await openStory(page, url, story.first);
  await drawWithArgsOf(page, { ...story, locale: 'en', words: sampleWords });
  const en = await heardSteadily(page);
  await drawWithArgsOf(page, { ...story, locale: 'am', words: {} });
  return { en, am: await heardSteadily(page) };
}

const MOST_LINES = 12;

const QUOTED = /“((?:[^“”]|“[^“”]*”)*)”/gu;

const shape = (line: string | undefined) => line?.replaceAll(QUOTED, '“”');

const wordsOf = (line: string) => [...line.matchAll(QUOTED)].map(([, words = '']) => words);

/** Returns undefined if both columns show the same story in two languages. */
export function faultOfWords(en: Heard, am: Heard): string | undefined {
  const lines = Array.from({ length: Math.max(en.lines.length, am.lines.length) });
  const other = lines.findIndex((_, at) => shape(en.lines[at]) !== shape(am.lines[at]));
  if (other !== -1)
    return `line ${other + 1} is ${en.lines[other] ?? 'none'} in English and ${am.lines[other] ?? 'none'} in Amharic`;
  const untranslated = en.lines.find((line) =>
    wordsOf(line).some((words) => Object.hasOwn(sampleWords, words)),
  );
  return untranslated && `its English says ${untranslated}`;
}

const isInOther = (line: string, lines: readonly string[]) =>
  line.startsWith('“') && lines.some((other) => other !== line && other.includes(line));

export function inBothLanguages(en: Heard, am: Heard): readonly SpokenLine[] {
  const pairs = en.lines.map((line, at) => ({ en: line, am: am.lines[at] ?? '' }));
  const shown = pairs.filter(
    (pair, at) =>
      pairs.findIndex((other) => other.en === pair.en && other.am === pair.am) === at &&
      !isInOther(pair.en, en.lines) &&
      !isInOther(pair.am, am.lines),
  );
  const left = shown.length - MOST_LINES;
  if (left < 2) return shown;
  return [...shown.slice(0, MOST_LINES), { en: `… and ${left} more`, am: '…' }];
}
