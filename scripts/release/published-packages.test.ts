import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceAddress, withAddress } from './publish.ts';

const published = globSync('packages/*/package.json')
  .map((path) => ({ folder: dirname(path), manifest: JSON.parse(readFileSync(path, 'utf8')) }))
  .filter(({ manifest }) => manifest.private !== true);

const SHEET = /^\.\/dist\/.+\.(?:css|json)$/u;

test.each(published)('$folder can be published', ({ folder, manifest }) => {
  // Without this a registry treats a scoped package as private, and refuses it.
  expect(manifest.publishConfig.access).toBe('public');
  expect(manifest.engines).toEqual({ node: '>=20' });
  expect(manifest.license).toBe('MIT');
  expect(manifest.files).toContain('CHANGELOG.md');
  for (const file of ['CHANGELOG.md', 'README.md']) {
    expect(existsSync(join(folder, file))).toBe(true);
  }
  expect(manifest.files).toContain('LICENSE');
  expect(manifest.keywords.length).toBeGreaterThan(3);
});

test('exactly the three public packages are published', () => {
  expect(published.map(({ manifest }) => manifest.name).toSorted()).toEqual([
    '@digis/api-client',
    '@digis/ethio-date',
    '@digis/ui',
  ]);
});

test.each(published)('$folder depends only on published packages', ({ manifest }) => {
  const names = published.map(({ manifest: { name } }) => name);
  const own = { ...manifest.dependencies, ...manifest.peerDependencies };
  const ofWorkspace = Object.keys(own).filter((name) => name.startsWith('@digis/'));
  expect(ofWorkspace.filter((name) => !names.includes(name))).toEqual([]);
});

test.each(published)('every entry of $folder is published from dist', ({ manifest }) => {
  const targets = Object.entries(manifest.publishConfig.exports)
    .filter(([entry, target]) => target !== null && entry !== './package.json')
    .map(([, target]) => target);
  const isSheet = (target: unknown): target is string => typeof target === 'string';
  expect(targets.filter((target) => isSheet(target) && !SHEET.test(target))).toEqual([]);
  for (const target of targets.filter((target) => !isSheet(target))) {
    // `types` comes first, because tools use the first condition that matches.
    expect(Object.keys(target as object)).toEqual(['types', 'default']);
    expect(JSON.stringify(target)).not.toContain('/src/');
  }
  const known = Object.keys(manifest.publishConfig.exports);
  expect(Object.keys(manifest.exports).filter((entry) => !known.includes(entry))).toEqual([]);
});

test.each(published)('$folder is packed, checked and used by check-kit.ts', ({ manifest }) => {
  const steps = readFileSync('scripts/stories/check-kit.ts', 'utf8');
  expect(manifest.scripts['pack:check']).toBe('node scripts/check-tarball.ts');
  expect(steps).toContain(`'${manifest.name}', 'pack:check'`);
});

test('a release names its source repository, and is refused if none is configured', () => {
  const forge = { GITHUB_SERVER_URL: 'https://forge.example', GITHUB_REPOSITORY: 'feast/digis' };
  expect(sourceAddress(forge)).toBe('https://forge.example/feast/digis');
  expect(sourceAddress({ ...forge, RELEASE_ADDRESS: 'https://own.example/digis' })).toBe(
    'https://own.example/digis',
  );
  expect(() => sourceAddress({})).toThrow('set RELEASE_ADDRESS');
  expect(
    withAddress({ name: '@digis/ui' }, 'https://own.example/digis', 'packages/ui'),
  ).toMatchObject({
    name: '@digis/ui',
    repository: {
      type: 'git',
      url: 'git+https://own.example/digis.git',
      directory: 'packages/ui',
    },
    homepage: 'https://own.example/digis/tree/main/packages/ui#readme',
    bugs: { url: 'https://own.example/digis/issues' },
  });
});
