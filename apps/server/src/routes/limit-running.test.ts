import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { AppError } from '../base/errors.ts';
import { takeTurns } from './limit-calls.ts';
import { limitRunning, refusingGreed, RunningCalls } from './limit-running.ts';

async function withLongCalls() {
  const running = new RunningCalls();
  const refused: string[] = [];
  const serverFactory = refusingGreed(running, (code) => refused.push(code), {});
  const app = fastify({ forceCloseConnections: true, serverFactory });
  const gate = Promise.withResolvers<void>();
  app.decorateRequest('work', null);
  app.setErrorHandler(async (error, _request, reply) => {
    const { status, details } = error as AppError;
    return reply
      .status(status)
      .header('Retry-After', details.retryAfterSeconds ?? 0)
      .send('');
  });
  limitRunning(app, running);
  app.get('/', (request) => {
    request.work = gate.promise;
    return gate.promise.then(() => 'done');
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const answered: Response[] = [];
  const ask = async (token: string, signal: AbortSignal | null = null) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(url, { headers, signal });
    answered.push(answer);
    return answer.status;
  };
  return { ask, answered, refused, finish: gate.resolve };
}

const times = <T>(count: number, ask: () => Promise<T>) => Array.from({ length: count }, ask);
const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

it('of thirty concurrent calls of one session, twenty are answered and ten refused with a retry time', async () => {
  const { ask, answered, refused, finish } = await withLongCalls();
  const asked = times(30, () => ask('one'));
  await expect.poll(() => answered.length).toBe(10);
  expect(refused).toEqual(Array.from({ length: 10 }, () => 'RATE_LIMITED'));
  const waits = answered.map(({ headers }) => headers.get('retry-after'));
  expect(new Set(waits)).toEqual(new Set(['1']));
  const other = ask('another');
  finish();
  const statuses = await Promise.all(asked);
  expect([countOf(statuses, 429), countOf(statuses, 200)]).toEqual([10, 20]);
  expect(await other).toBe(200);
  expect(await ask('one')).toBe(200);
});

it('an address runs at most sixty calls at once, over all its callers', async () => {
  const { ask, answered, finish } = await withLongCalls();
  const asked = ['one', 'two', 'three', 'four', 'five'].flatMap((token) =>
    times(15, () => ask(token)),
  );
  await expect.poll(() => answered.length).toBe(15);
  finish();
  expect(countOf(await Promise.all(asked), 429)).toBe(15);
});

it('a disconnected caller’s calls count until their work is done', async () => {
  const { ask, answered, finish } = await withLongCalls();
  const leaving = new AbortController();
  const left = times(21, () => ask('one', leaving.signal).catch(() => 0));
  await expect.poll(() => answered.length).toBe(1);
  leaving.abort();
  expect(countOf(await Promise.all(left), 0)).toBe(20);
  expect(await ask('one')).toBe(429);
  finish();
  await expect.poll(() => ask('one')).toBe(200);
});

it('a session runs two calls at once and does not delay those of another session', async () => {
  const app = fastify();
  const inTurn = takeTurns();
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  app.get('/', (request) =>
    inTurn(request, async () => {
      begun.push(request.headers.authorization ?? '');
      await gate.promise;
      return 'done';
    }),
  );
  const ask = (token: string) =>
    app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } });
  const asked = times(10, () => ask('one'));
  await expect.poll(() => begun).toHaveLength(2);
  const other = ask('two');
  await expect.poll(() => begun).toContain('Bearer two');
  expect(begun).toHaveLength(3);
  gate.resolve();
  await Promise.all([...asked, other]);
  expect(begun).toHaveLength(11);
  await app.close();
});
