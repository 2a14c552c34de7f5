/** What a registry asks of the packages that are published. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const published = globSync('packages/*/package.json')
  .map((path) => ({ folder: dirname(path), manifest: JSON.parse(readFileSync(path, 'utf8')) }))
  .filter(({ manifest }) => manifest.private !== true);

test.each(published)('$folder can be published', ({ folder, manifest }) => {
  // A scoped package is refused as a private one without it.
  expect(manifest.publishConfig.access).toBe('public');
  expect(manifest.engines).toEqual({ node: '>=20' });
  expect(manifest.license).toBe('MIT');
  expect(manifest.files).toContain('CHANGELOG.md');
  for (const file of ['CHANGELOG.md', 'README.md']) {
    expect(existsSync(join(folder, file))).toBe(true);
  }
});
