import { expect, test } from 'vitest';
import { notesOf } from './notes.ts';

test('release notes list the changesets of packages, and the commits by area', () => {
  const changeset = "---\n'@digis/ui': minor\n---\n\nNew: `Link`,\nand `Meter`.\n";
  const subjects = ['server: livez', 'Tidy', 'deploy: an image', 'server: readyz'];
  expect(notesOf([changeset], subjects)).toBe(
    [
      '## Packages',
      '- **@digis/ui (minor)**: New: `Link`, and `Meter`.',
      '## Changes',
      '### all',
      '- Tidy',
      '### deploy',
      '- an image',
      '### server',
      '- livez\n- readyz',
    ].join('\n\n'),
  );
});
