/** `pnpm --dir lab run size --events 1000000`: reads, copies and `verify` of a large business; `--folder` keeps it, `--only-events` omits dependent rows. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../../apps/server/src/base/clock.ts';
import { noLimits } from '../../apps/server/src/db/fast/pool.ts';
import { connect } from '../../apps/server/src/db/open-database.ts';
import { startTestApp } from '../../apps/server/testing/index.ts';
import { appUrlOf } from '../../apps/server/testing/test-cluster.ts';
import { clientOf } from '../../apps/server/tests/load/growth/read-cost.ts';
import { isDear } from '../../apps/server/tests/load/growth/measure.ts';
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';
import { runSize } from '../../apps/server/tests/load/size/run-size.ts';
import { openSizeCluster } from './size-cluster.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    piece: { type: 'string', default: '50000' },
    folder: { type: 'string' },
    'only-events': { type: 'boolean', default: false },
    proof: { type: 'boolean', default: false },
  },
});

const isEventsOnly = values['only-events'];
const folder = resolve(values.folder ?? mkdtempSync(join(tmpdir(), 'digis-size-')));
const cluster = await openSizeCluster(folder);
const files = join(folder, 'data');
mkdirSync(files, { recursive: true });
const connections = connect(appUrlOf(cluster.url), noLimits);
const app = await startTestApp({
  database: { url: cluster.url, folder: files, connections, drop: () => connections.close() },
});
const client = await clientOf(app);
try {
  const events = Number(values.events);
  const say = (what: string) => console.log(systemClock.now().toISOString().slice(11, 19), what);
  const plan = { events, pieceSize: Number(values.piece), isEventsOnly, say };
  const { sizes, growth } = await runSize({ app, client, folder }, plan);
  const dear = growth.filter(isDear);
  const worst = Math.max(...growth.map(({ ratio }) => ratio));
  console.table(sizes);
  console.table(dear.length > 0 ? dear : growth.toSorted((a, b) => b.ratio - a.ratio).slice(0, 10));
  console.log(`${growth.length} reads of ${events} events, worst ratio ${worst.toFixed(2)}`);
  const reads = growth.map(({ read, before, after }) => `${read}: ${before} -> ${after}`);
  const name = isEventsOnly ? 'server-size-events' : 'server-size';
  if (values.proof) writeProof(name, { events, worst, dear, sizes, reads });
  process.exitCode = dear.length === 0 ? 0 : 1;
} finally {
  await client.end();
  await app.close();
  await cluster.close();
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
