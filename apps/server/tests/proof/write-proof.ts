/** Keeps the figures of a heavy command in docs/proof, with the commit they were measured at. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../docs/proof');

export function writeProof(name: string, figures: object): void {
  const said = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  const text = JSON.stringify({ commit: said.trim(), ...figures }, null, 2);
  writeFileSync(join(folder, `${name}.json`), `${text}\n`);
}
