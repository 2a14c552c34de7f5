import { describe, expect, test } from 'vitest';
import * as catering from '../catering.ts';
import * as kit from '../index.ts';
import type { Handbook } from './handbook.ts';

interface Stories {
  readonly default: {
    readonly title: string;
    readonly parameters?: { readonly handbook?: Handbook };
  };
}
const files = import.meta.glob<Stories>('../components/*/*.stories.tsx', { eager: true });
const handbooks = Object.values(files).flatMap(({ default: { title, parameters } }) =>
  parameters?.handbook
    ? [{ name: title.split('/').at(-1) ?? title, handbook: parameters.handbook }]
    : [],
);

const components = new Set([...Object.keys(kit), ...Object.keys(catering)]);
const namedIn = (texts: readonly string[]) =>
  texts.flatMap((text) => [...text.matchAll(/`([A-Z]\w+)/gu)].map(([, name = '']) => name));

describe('the handbook', () => {
  test('every component has a handbook page', () => {
    const own = new Set(handbooks.map(({ name }) => name));
    // Components documented on the page of another one.
    const elsewhere = new Set([
      'DisclosureGroup',
      'ErrorBoundary',
      'KitProvider',
      'MonthTitle',
      'UiProvider',
    ]);
    const without = [...components].filter(
      (name) => /^[A-Z][a-z]/u.test(name) && !own.has(name) && !elsewhere.has(name),
    );
    expect(without).toEqual([]);
  });

  test.each(handbooks)('$name names only components that exist', ({ handbook }) => {
    const texts = [
      ...handbook.when,
      ...(handbook.instead ?? []),
      ...Object.values(handbook.anatomy),
      ...(handbook.announces ?? []),
      ...(handbook.words ?? []),
    ];
    expect(namedIn(texts).filter((name) => !components.has(name))).toEqual([]);
  });

  test.each(handbooks)('$name says when to use it, and lists its other names', ({ handbook }) => {
    expect(handbook.when.length).toBeGreaterThan(0);
    expect(handbook.search.length).toBeGreaterThan(0);
  });

  test('components are found by the names that other kits use', () => {
    const asked = [
      'accordion',
      'alert',
      'avatar',
      'dropdown',
      'loading',
      'modal',
      'popover',
      'radio',
      'tag',
    ];
    const known = new Set(
      handbooks.flatMap(({ name, handbook }) =>
        [name, ...handbook.search].map((word) => word.toLowerCase()),
      ),
    );
    expect(asked.filter((word) => !known.has(word))).toEqual([]);
  });
});
