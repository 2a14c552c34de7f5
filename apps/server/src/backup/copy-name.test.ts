import { expect, it } from 'vitest';
import { copyName } from './encrypted-file.ts';

it.each([
  ['digis.tar.gz', 'digis.tar.gz.age'],
  ['/var/backups/digis', '/var/backups/digis.age'],
  ['digis.tar.gz.age', 'digis.tar.gz.age'],
  ['digis-2026-09-21.age', 'digis-2026-09-21.age'],
])('a backup requested as %s is named %s, since it is encrypted', (asked, name) => {
  expect(copyName(asked)).toBe(name);
});
