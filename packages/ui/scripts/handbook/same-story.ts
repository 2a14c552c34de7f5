/** Hears one story in both languages, so that each line of one column is a line of the other. */
import type { Page } from 'playwright';
import type { SpokenLine } from '../../src/handbook/measured.ts';
import type { Heard } from './spoken.ts';

/**
 * Draws the first story of a component as its Amharic one is: with the args of that, except for those with Ethiopic letters.
 * It is open where that is open, and as long as that.
 */
export async function drawAsTranslated(page: Page, first: string, amharic: string): Promise<void> {
  await page.evaluate(
    async ({ first, amharic }) => {
      const isObject = (value: unknown): value is object =>
        typeof value === 'object' && value !== null;
      const call = (object: unknown, name: string, ...given: unknown[]): unknown =>
        isObject(object) ? Reflect.apply(Reflect.get(object, name), object, given) : undefined;
      const isEthiopic = (value: unknown, depth = 0): boolean => {
        if (typeof value === 'string') return /\p{Script=Ethiopic}/u.test(value);
        if (!isObject(value) || depth > 6) return false;
        const inside: unknown = '$$typeof' in value ? Reflect.get(value, 'props') : value;
        return (
          isObject(inside) && Object.values(inside).some((part) => isEthiopic(part, depth + 1))
        );
      };
      const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      const argsOf = async (storyId: string): Promise<Record<string, unknown>> => {
        const story = await call(preview, 'loadStory', { storyId });
        const args: unknown = isObject(story) ? Reflect.get(story, 'initialArgs') : undefined;
        return isObject(args) ? { ...args } : {};
      };
      const own = await argsOf(first);
      const translated = await argsOf(amharic);
      const changed = Object.keys({ ...own, ...translated }).filter(
        (name) => !isEthiopic(translated[name]) && translated[name] !== own[name],
      );
      const updatedArgs = Object.fromEntries(changed.map((name) => [name, translated[name]]));
      const after = (event: string, act: string, payload: object) =>
        new Promise((resolve) => {
          call(channel, 'once', event, resolve);
          call(channel, 'emit', act, payload);
        });
      await after('storyRendered', 'updateStoryArgs', { storyId: first, updatedArgs });
      // A dialog reads only at its first drawing that it is open.
      await after('storyFinished', 'forceRemount', { storyId: first });
    },
    { first, amharic },
  );
}

/** A line each is enough to know how it is read. */
const MOST_LINES = 12;

/** A line without its words. */
const shape = (line: string) => line.replaceAll(/“[^”]*”/gu, '“”');

/** A label is read with its field. */
const isInOther = (line: string, lines: readonly string[]) =>
  line.startsWith('“') && lines.some((other) => other !== line && other.includes(line));

/** Null where the languages say different things, as two stories do. */
export function inBothLanguages(en: Heard, am: Heard): readonly SpokenLine[] | null {
  if (en.lines.map(shape).join('\n') !== am.lines.map(shape).join('\n')) return null;
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
