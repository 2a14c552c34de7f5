import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openClusterHome } from '../../src/db/embedded/cluster-home.ts';
import { livePostmaster } from '../../src/db/embedded/postmaster.ts';
import { findOrMakePostgresAccount } from '../../src/db/embedded/run-as.ts';
import { listenOnLoopback } from '../../testing/loopback.ts';
import { ApiSession, prepareBusiness, timesOf } from '../support/api-session.ts';
import { spawnServer, startServer } from '../support/server-process.ts';

it('a stopping server finishes its running requests, and their results are kept', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'digis-stop-'));
  const server = await startServer(dataDir);
  const api = await ApiSession.signIn({ url: server.url });
  await prepareBusiness(api);

  const keys = Array.from({ length: 50 }, () => randomUUID());
  const answers = keys.map((key) =>
    api.schedule(key).then(
      () => key,
      () => null,
    ),
  );
  await Promise.any(answers);
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(livePostmaster(server.place)).toBeNull();
  const acknowledged = (await Promise.all(answers)).filter((key) => key !== null);

  const next = await startServer(dataDir);
  api.address.url = next.url;
  const events = await api.all<{ remark: string }>('/api/event', 'events');
  const counts = timesOf(events.map(({ remark }) => remark));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((key) => counts.get(key) !== 1)).toEqual([]);
  await next.kill('SIGTERM');
  rmSync(dirname(server.place), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

it('a production server is not ready after the signal, but still answers meanwhile', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'digis-stop-'));
  const server = await startServer(dataDir, { NODE_ENV: 'production' });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const stopped = server.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/api/tenant`)).status).toBe(200);
  expect(await stopped).toBe(0);
  rmSync(dirname(server.place), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

it('a server stopped during its start stops its PostgreSQL too', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'digis-stop-'));
  const home = openClusterHome(dataDir, await findOrMakePostgresAccount());
  const server = spawnServer(dataDir, { DIGIS_DEMO: '1' });
  await expect.poll(() => livePostmaster(home.files)).not.toBeNull();
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(livePostmaster(home.files)).toBeNull();
  rmSync(dirname(home.files), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

it.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGTERM'],
] as const)(
  'a server whose process group gets %s, and then %s with its parent, stops once and leaves no PostgreSQL',
  async (first, second) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'digis-stop-'));
    const home = openClusterHome(dataDir, await findOrMakePostgresAccount());
    const server = spawnServer(dataDir, {}, { detached: true });
    const group = -(server.pid ?? 0);
    const exit = once(server, 'exit');
    await expect.poll(() => livePostmaster(home.files)).not.toBeNull();
    process.kill(group, first);
    process.kill(group, second);
    server.kill(second);
    expect(await exit).toEqual([0, null]);
    expect(livePostmaster(home.files)).toBeNull();
    rmSync(dirname(home.files), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  },
);

describe('a start that hangs on an unresponsive database', () => {
  const hang = async () => {
    const listener = createServer();
    const silent = await listenOnLoopback(listener);
    const dataDir = mkdtempSync(join(tmpdir(), 'digis-stop-'));
    const address = `postgresql://digis@127.0.0.1:${silent.port}/digis`;
    const server = spawnServer(dataDir, { DATABASE_URL: address });
    const said: string[] = [];
    server.stderr?.on('data', (chunk) => said.push(String(chunk)));
    onTestFinished(async () => {
      server.kill('SIGKILL');
      await silent.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    await once(listener, 'connection');
    return { server, said };
  };

  it('ends by itself seconds after the signal, with a message', async () => {
    const { server, said } = await hang();
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([1, null]);
    expect(said.join('')).toBe('The start was broken off, because it does not end.\n');
  });

  it('ends at once on a second signal', async () => {
    const { server, said } = await hang();
    const again = setInterval(() => server.kill('SIGTERM'), 500);
    expect(await once(server, 'exit')).toEqual([1, null]);
    clearInterval(again);
    expect(said.join('')).toBe('The start was broken off, because it is told twice.\n');
  });
});
