import { setTimeout as sleep } from 'node:timers/promises';
import { getByRoleSelector, getByTextSelector } from 'ivya';
import { type Say, sayIn } from '../support/catalogue.ts';
import type { Key, Tab } from './drivers/tab.ts';

/** A Playwright selector, which every engine understands. */
export type Part = string;
type Role = 'button' | 'textbox' | 'dialog' | 'option' | 'tab' | 'row' | 'link' | (string & {});

export const part = (role: Role, name?: string | RegExp): Part =>
  getByRoleSelector(role, { ...(name === undefined ? {} : { name }), exact: true });
export const within = (...parts: readonly Part[]): Part => parts.join(' >> ');
export const firstOf = (one: Part): Part => `${one} >> nth=0`;
export const lastOf = (one: Part): Part => `${one} >> nth=-1`;
export const textPart = (text: string | RegExp): Part => getByTextSelector(text, { exact: true });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
export const beginning = (text: string) => new RegExp(`^${escaped(text)}`, 'u');
export const fact = (term: string): Part =>
  within(part('term'), `internal:has-text=/^${term}$/`, 'xpath=following-sibling::dd[1]');
export const ending = (text: string) => new RegExp(`${escaped(text)}( \\*)?$`, 'u');

export interface Person {
  readonly tab: Tab;
  readonly say: Say;
  at(scope: Part): Person;
  press(one: Part): Promise<void>;
  type(field: string, text: string): Promise<void>;
  write(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  read(one: Part): Promise<string>;
  sees(words: string | RegExp, where?: Part): Promise<void>;
  misses(one: Part): Promise<void>;
  isShown(one: Part): Promise<boolean>;
  pick(list: string, option: string): Promise<void>;
  choose(select: string, option: string | RegExp): Promise<void>;
  chooseFile(path: string): Promise<void>;
  go(path: string): Promise<void>;
  until<T>(what: string, ask: () => Promise<T | null>): Promise<T>;
}

const STEP = 100;

/** @param wait the seconds that a person waits for one thing */
export function personOf(
  tab: Tab,
  { origin, wait, say = sayIn('en') }: { origin: string; wait: number; say?: Say },
  scope: Part = 'body',
): Person {
  const settings = { origin, wait, say };
  const inScope = (one: Part) => within(scope, one);

  async function until<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
    const end = performance.now() + wait * 1000;
    for (;;) {
      const answer = await ask();
      if (answer !== null) return answer;
      if (performance.now() > end) throw new Error(what);
      await sleep(STEP);
    }
  }

  async function stillPlace(one: Part) {
    let [before, why] = ['', 'not shown'];
    const look = async () => {
      const place = await tab.ask('place', one);
      const here = JSON.stringify(place);
      const isStill = here === before;
      before = here;
      if ('why' in place) ({ why } = place);
      return isStill && 'x' in place ? place : null;
    };
    return until(one, look).catch(() => {
      throw new Error(`cannot press ${one}: ${why}`);
    });
  }

  const press = async (one: Part) => {
    const { x, y } = await stillPlace(inScope(one));
    await tab.press(x, y);
  };
  const read = (one: Part) => until(`${one} is not shown`, () => tab.ask('text', inScope(one)));

  return {
    tab,
    say,
    until,
    press,
    read,
    at: (inner) => personOf(tab, settings, inner),
    type: async (field, text) => {
      const one = part('textbox', beginning(field));
      await press(one);
      await tab.write(text);
    },
    write: (text) => tab.write(text),
    key: (key) => tab.key(key),
    sees: async (words, where) => {
      const has = (text: string | null) =>
        typeof words === 'string' ? text?.includes(words) : words.test(text ?? '');
      await until(`"${words}" is not shown`, async () => {
        const text = await tab.ask('text', where === undefined ? scope : inScope(where));
        return has(text) ? true : null;
      });
    },
    misses: async (one) => {
      const count = () => tab.ask('count', inScope(one));
      await until(`${one} is still shown`, async () => ((await count()) === 0 ? true : null));
    },
    isShown: async (one) => (await tab.ask('count', inScope(one))) > 0,
    pick: async (list, option) => {
      const one = inScope(part('combobox', list));
      const steps = await until(`${list} has no "${option}"`, () =>
        tab.ask('stepsTo', one, option),
      );
      for (let step = 0; step < Math.abs(steps); step += 1)
        await tab.key(steps > 0 ? 'ArrowDown' : 'ArrowUp');
      const left = await tab.ask('stepsTo', one, option);
      if (left !== 0) throw new Error(`the arrow keys do not reach "${option}" of ${list}`);
    },
    choose: async (select, option) => {
      // A select's button is named by its value, then its label.
      await press(part('button', ending(select)));
      const chosen = personOf(tab, settings, part('listbox'));
      await chosen.press(part('option', option));
    },
    chooseFile: (path) => tab.chooseFile(inScope('css=input[type=file]'), path),
    go: (path) => tab.goto(new URL(path, origin).href),
  };
}
