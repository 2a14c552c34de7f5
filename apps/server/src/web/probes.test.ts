import { createServer } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { listenOnLoopback, startTestApp } from '../../testing/index.ts';
import { query } from '../../testing/test-cluster.ts';
import { connect } from '../db/open-database.ts';
import { answerProbes } from './probes.ts';

const probesOf = async (url: string) => {
  const { db, close } = connect(url, {
    connectMs: 5_000,
    lockMs: 500,
    statementMs: 500,
    silenceMs: 1_000,
  });
  const app = fastify();
  answerProbes(app, db);
  const ask = async (path: string) => {
    const { statusCode, body } = await app.inject(path);
    return [statusCode, body];
  };
  return { ask, close: () => Promise.all([app.close(), close()]) };
};

it('liveness and readiness are answered to any caller, without a rate limit', async () => {
  const app = await startTestApp({ rateLimit: 5 });
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await app.guest.send('/livez', {})).toMatchObject({ status: 200 });
    expect(await app.guest.send('/readyz', {})).toMatchObject({ status: 200 });
  }
  await app.close();
});

it('a server without its database is alive and not ready', async () => {
  const probes = await probesOf('postgresql://digis@localhost/digis?host=/nowhere');
  expect(await probes.ask('/livez')).toEqual([200, 'The server runs.\n']);
  expect(await probes.ask('/readyz')).toEqual([503, 'The database is away.\n']);
  await probes.close();
});

it('a server whose database accepts connections but never answers is not ready', async () => {
  const silent = await listenOnLoopback(createServer(() => undefined));
  const probes = await probesOf(`postgresql://digis@127.0.0.1:${silent.port}/digis`);
  expect(await probes.ask('/readyz')).toEqual([503, 'The database is away.\n']);
  await probes.close();
  await silent.close();
});

it('a server on a read-only database is not ready, and health reports why', async () => {
  const app = await startTestApp();
  const { pathname } = new URL(app.url);
  await query(
    app.url,
    `ALTER DATABASE "${pathname.slice(1)}" SET default_transaction_read_only = on`,
  );
  const restarted = await app.restart();
  expect(await restarted.guest.send('/readyz', {})).toMatchObject({ status: 503 });
  expect((await restarted.guest.get('/api/health')).body).toMatchObject({
    status: 'degraded',
    warnings: ['read_only'],
  });
  // The database is read-only, as after its leader was replaced.
  const signIn = { username: 'hana', password: 'whatever it is' };
  expect(await restarted.guest.post('/api/login', signIn)).toMatchObject({ status: 503 });
  await restarted.close();
  await app.close();
});
