import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOfFloor } from '@digis/tooling/floor';
import { expect, test } from 'vitest';
import { scriptsAbove } from './scripts-above.ts';
import { stylesAbove } from './styles-above.ts';

test.each([
  ['AbortSignal.any([late, given])', 'AbortSignal.any'],
  ['rows.toSorted()', '.toSorted()'],
  ['rows?.with(0, row)', '.with()'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['new CloseWatcher()', 'new CloseWatcher'],
  ['/[a--b]/v.test(text)', 'the flag v of a regular expression'],
])('%s is not supported by the oldest supported browsers', (code, name) => {
  expect(scriptsAbove(code)).toEqual([name]);
});

test.each(['rows.at(-1)', 'rows.findLast(isOpen)', 'AbortSignal.timeout(1)', 'own.use(thing)'])(
  '%s is supported by every supported browser',
  (code) => {
    expect(scriptsAbove(code)).toEqual([]);
  },
);

test.each([
  ['.a { background: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['.a:has(b) { color: red }', ':has'],
  ['.a { .b { color: red } }', 'a nested rule'],
])('%s is unsupported, unless a feature query guards it', (sheet, name) => {
  expect(stylesAbove(sheet)).toEqual([name]);
  expect(stylesAbove(`@supports (color: red) { ${sheet} }`)).toEqual([]);
});

test('container query units of size are available in every supported browser', () => {
  expect(stylesAbove('@container (min-width: 1px) { .a { height: 1dvh } }')).toEqual([]);
});

test.each(['README.md', 'packages/ui/README.md'])(
  '%s lists the oldest supported browsers',
  (file) => {
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain(namesOfFloor);
  },
);
