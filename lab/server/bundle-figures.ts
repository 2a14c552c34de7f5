/** `pnpm --dir lab run bundle [--proof]`: bundle size, and start cost with a year of data. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { webFolder } from '../../apps/server/src/base/places.ts';
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';
import { startServer, type ServerProcess } from '../../apps/server/tests/support/server-process.ts';
import { unpackServer } from '../../apps/server/tests/release/unpacked-server.ts';

const { values } = parseArgs({ options: { proof: { type: 'boolean' } } });
const rounds = 5;
const mebibyte = 1024 * 1024;

function costOf({ pid, readyAfterMs }: ServerProcess) {
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // The fields count hundredths of a second in JavaScript and in the kernel.
  const processorMs = (Number(fields[11]) + Number(fields[12])) * 10;
  return {
    readyMs: Math.round(readyAfterMs),
    processorMs,
    residentMiB: Math.round(Number(resident) / 1024),
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const bundle = await unpackServer(webFolder);
const dataDir = mkdtempSync(join(tmpdir(), 'digis-figures-'));
let place = '';
try {
  const start = () =>
    startServer(dataDir, { DIGIS_DEMO: '1' }, { program: bundle.program, cwd: bundle.folder });
  const first = await start();
  ({ place } = first);
  const firstStart = costOf(first);
  await first.kill('SIGTERM');
  const starts = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    starts.push(costOf(server));
    await server.kill('SIGTERM');
  }
  const figures = {
    'tarball MiB': Math.round(statSync(bundle.tarball).size / mebibyte),
    'first start, with a year of demo': firstStart,
    'start on existing data, median of five': {
      readyMs: median(starts.map(({ readyMs }) => readyMs)),
      processorMs: median(starts.map(({ processorMs }) => processorMs)),
      residentMiB: median(starts.map(({ residentMiB }) => residentMiB)),
    },
    goals: { readyMs: '<= 3000', residentMiB: '<= 200' },
  };
  console.log(JSON.stringify(figures, null, 2));
  if (values.proof) writeProof('bundle', figures);
} finally {
  bundle.remove();
  rmSync(dataDir, { recursive: true, force: true });
  if (place !== '') rmSync(dirname(place), { recursive: true, force: true });
}
