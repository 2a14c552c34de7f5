/** `pnpm test:planted`: plants one fault after the other and says which test noticed it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeProof } from '../proof/write-proof.ts';
import { faults } from './faults.ts';

const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const config = join(import.meta.dirname, 'vitest.config.ts');
const { values } = parseArgs({ options: { proof: { type: 'boolean', default: false } } });
const folder = mkdtempSync(join(tmpdir(), 'digis-planted-'));

let runs = 0;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** The tests that fail with this fault in place. */
async function run(planted: string, filter: string): Promise<{ failed: string[]; passed: number }> {
  const outputFile = join(folder, `${runs}.json`);
  runs += 1;
  const args = [
    'run',
    '--config',
    config,
    '--reporter',
    'json',
    '--outputFile',
    outputFile,
    filter,
  ];
  const env = { ...process.env, DIGIS_PLANTED: planted };
  const child = spawn(process.execPath, [vitest, ...args], { env, stdio: 'ignore' });
  await once(child, 'exit');
  const report: Report = JSON.parse(readFileSync(outputFile, 'utf8'));
  const results = report.testResults.flatMap((file) => file.assertionResults);
  const failed = results.filter(({ status }) => status === 'failed');
  return { failed: failed.map(({ fullName }) => fullName), passed: report.numPassedTests };
}

async function noticed(): Promise<object[]> {
  const figures: object[] = [];
  for (const filter of new Set(faults.map(({ caughtBy }) => caughtBy))) {
    const { failed, passed } = await run('', filter);
    console.log(`sound: ${filter}: ${passed} pass, ${failed.length} fail`);
    if (failed.length > 0 || passed === 0) process.exitCode = 1;
  }
  for (const { name, caughtBy } of faults) {
    const { failed, passed } = await run(name, caughtBy);
    if (failed.length + passed === 0) throw new Error(`"${name}" could not be planted.`);
    const [first = 'nothing'] = failed;
    console.log(`${name}: ${caughtBy} fails ${failed.length} times, first in "${first}"`);
    figures.push({ fault: name, caughtBy, failed: failed.length, first });
    if (failed.length === 0) process.exitCode = 1;
  }
  return figures;
}

try {
  const figures = await noticed();
  if (values.proof) writeProof('server-planted', { faults: figures });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
