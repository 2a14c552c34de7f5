import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../docs/proof');

export function writeProof(name: string, figures: object): void {
  const said = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  const machine = { cores: availableParallelism(), load: loadavg()[0] };
  const text = JSON.stringify({ commit: said.trim(), machine, ...figures }, null, 2);
  writeFileSync(join(folder, `${name}.json`), `${text}\n`);
}
