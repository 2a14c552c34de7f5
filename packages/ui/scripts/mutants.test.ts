/** A mutant whose text has moved breaks nothing, or everything: a run of the stories could not tell. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from '../mutants/mutants.ts';

const components = join(import.meta.dirname, '../src/components');

test.each(mutants)('the text of the mutant "$name" stands once in its file', ({ file, from }) => {
  expect(readFileSync(join(components, file), 'utf8').split(from)).toHaveLength(2);
});
