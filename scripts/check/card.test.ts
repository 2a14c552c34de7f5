import { expect, test } from 'vitest';
import { type Manifest, faultsOfCard } from './card.ts';

const names =
  'react react-dom vite storybook @storybook/react-vite react-aria-components react-router-dom swr openapi-typescript openapi-fetch @lingui/core @lingui/react @lingui/cli @lingui/vite-plugin @vanilla-extract/css @vanilla-extract/vite-plugin chromatic vitest playwright'.split(
    ' ',
  );
const manifestOf = (...of: string[]): Manifest => ({
  scripts: { i18n: 'lingui extract', storybook: 'storybook dev', test: 'vitest' },
  devDependencies: Object.fromEntries(of.map((name) => [name, '1.0.0'])),
});
const importOf = (name: string) => `import { part } from '${name}';`;
const sources = [...names, 'storybook/test', 'react-dom/client'].map(importOf);

test('a tree that names and uses every package of the card has no faults', () => {
  expect(faultsOfCard([manifestOf(...names)], sources)).toEqual([]);
});

test.each(names)('%s missing from every manifest is a fault', (missing) => {
  const manifest = manifestOf(...names.filter((name) => name !== missing));
  expect(faultsOfCard([manifest], sources)).toContain(
    `${missing} is on the design card and in no package.json.`,
  );
});

test.each(['react-router-dom', 'openapi-fetch', 'storybook/test', 'playwright'])(
  '%s that nothing imports is a fault',
  (unused) => {
    const used = sources.filter((source) => source !== importOf(unused));
    expect(faultsOfCard([manifestOf(...names)], used)).toEqual([
      `${unused} is on the design card, and nothing imports or runs it.`,
    ]);
  },
);

test('a package whose name only begins like one of the card does not stand in for it', () => {
  const used = sources.filter((source) => source !== importOf('openapi-fetch'));
  expect(faultsOfCard([manifestOf(...names)], [...used, importOf('openapi-fetch-mock')])).toEqual([
    'openapi-fetch is on the design card, and nothing imports or runs it.',
  ]);
});

test('a package that is run and not imported is used', () => {
  const used = sources.filter((source) => source !== importOf('chromatic'));
  expect(faultsOfCard([manifestOf(...names)], [...used, "spawnSync('chromatic', []);"])).toEqual(
    [],
  );
});
