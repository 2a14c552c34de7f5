/**
 * Limits a transition to one property: after two at once, React Aria 3.53.1 leaks a removed element
 * and its dialog.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
/** Properties that are one transition; `border-color` counts as four. */
const single = ['background-color', 'box-shadow', 'inline-size', 'opacity', 'transform'];

const transitionsIn = (file: string): readonly (readonly [string, string])[] =>
  [
    ...readFileSync(join(source, file), 'utf8').matchAll(
      /\btransition(?:Property)?: [`'](?<of>[^`']+)[`']/gu,
    ),
  ].map(({ groups }) => [file, groups?.['of'] ?? ''] as const);

const all = globSync('**/*.css.ts', { cwd: source }).flatMap(transitionsIn);

test('transitions are found in the style sheets', () => {
  expect(all.length).toBeGreaterThan(8);
});

test.each(all)('in %s %s is limited to one property', (_file, transition) => {
  if (transition === 'none') return;
  const properties = transition.split(/,(?![^(]*\))/u).map((each) => each.trim().split(' ')[0]);
  expect(properties.length).toBe(1);
  expect(single).toContain(properties[0]);
});
