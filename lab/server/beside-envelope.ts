/**
 * `pnpm --dir lab run beside-envelope [EVENTS]`: another user's slowest calls during a large
 * envelope, and without it. Exits 1 if a read takes over five times as long.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elapsedMs } from '../../apps/server/src/base/clock.ts';
import { startTestApp, startTestCluster, testPassword } from '../../apps/server/testing/index.ts';
import { ApiSession } from '../../apps/server/tests/support/api-session.ts';
import { addEvents, beginHistory } from '../../apps/server/tests/load/growth/history.ts';
import { clientOf } from '../../apps/server/tests/load/growth/read-cost.ts';
import { callerAt } from '../../apps/server/tests/load/hostile/probe.ts';
import { startServer } from '../../apps/server/tests/support/server-process.ts';
import { colleague } from './colleague.ts';

const events = Number(process.argv[2] ?? 20_000);
const perDay = 40;
const mostTimesSlower = 5;

const cluster = await startTestCluster();
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
const app = await startTestApp();
const client = await clientOf(app);
await beginHistory(app);
await client.query('BEGIN');
await addEvents(client, { from: 1, to: events, perDay });
await client.query('COMMIT');
await client.query('VACUUM ANALYZE');
await client.end();

async function envelopeOf(url: string, token: string): Promise<{ bytes: number; ms: number }> {
  const begin = elapsedMs();
  const answer = await fetch(new URL('/api/envelope', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ branchId: 1, from: '2017-11', to: '2018-10' }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { byteLength } = await answer.arrayBuffer();
  return { bytes: byteLength, ms: Math.round(elapsedMs() - begin) };
}

const folder = mkdtempSync(join(tmpdir(), 'digis-envelope-'));
const server = await startServer(folder, {
  DATABASE_URL: app.url,
  RATE_LIMIT: '99999',
});
try {
  const { url } = server;
  const tokenOf = () => ApiSession.tokenOf({ url }, 'admin', testPassword);
  const one = callerAt(url, await tokenOf());
  await colleague(one, Promise.resolve(), 30);
  const alone = await colleague(one, Promise.resolve(), 100);
  const making = envelopeOf(url, await tokenOf());
  const beside = await colleague(one, making, 20);
  const { bytes, ms } = await making;
  const times = beside.read / Math.max(alone.read, 1);
  console.table({ alone, 'beside an envelope': beside });
  console.log(
    `${events} events, ${bytes} bytes in ${ms} ms; slowest read ${times.toFixed(2)} times as slow`,
  );
  process.exitCode = times <= mostTimesSlower ? 0 : 1;
} finally {
  await server.kill('SIGTERM');
  await app.close();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
}
