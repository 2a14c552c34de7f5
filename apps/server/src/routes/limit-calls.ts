/** Limits of calls: the rate for each address, how many run at once, and the time until an answer. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import { addressGroup } from '../base/address-group.ts';
import { AppError } from '../base/errors.ts';
import { bearerOf } from './headers.ts';

export async function limitRate(app: FastifyInstance, perMinute: number | null): Promise<void> {
  if (perMinute === null) return;
  await app.register(rateLimit, { global: false });
  app.addHook(
    'onRequest',
    app.rateLimit({
      max: perMinute,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => addressGroup(ip),
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    }),
  );
}

/** The work is not cancelled: a write that still succeeds is found by its Idempotency-Key. */
export const withinDeadline = <T>(limitMs: number, work: Promise<T>): Promise<T> =>
  pTimeout(work, {
    milliseconds: limitMs,
    fallback: () => {
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 });
    },
  });

/** An office shares an address; one person's screen asks for a handful of things at once. */
const most = { session: 20, address: 60 };

declare module 'fastify' {
  interface FastifyRequest {
    /** What is done for it, which goes on when the caller hangs up. */
    work: Promise<unknown> | null;
  }
}

function keysOf(request: FastifyRequest): [key: string, limit: number][] {
  const keys: [string, number][] = [[`address ${addressGroup(request.ip)}`, most.address]];
  const token = bearerOf(request);
  if (token !== null) keys.push([`session ${token}`, most.session]);
  return keys;
}

/** Whoever asks hundreds of times at once makes nobody wait. Each call counts until it is answered and its work is done: to hang up makes no room for the next. */
export function limitRunning(app: FastifyInstance): void {
  const running = new Map<string, number>();
  const count = (key: string, by: number) => {
    const now = (running.get(key) ?? 0) + by;
    if (now === 0) running.delete(key);
    else running.set(key, now);
  };
  app.addHook('onRequest', async (request, reply) => {
    const keys = keysOf(request);
    if (keys.some(([key, limit]) => (running.get(key) ?? 0) >= limit)) {
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: 1 });
    }
    for (const [key] of keys) count(key, 1);
    reply.raw.once('close', () => {
      const free = () => {
        for (const [key] of keys) count(key, -1);
      };
      Promise.resolve(request.work).then(free, free);
    });
  });
}

export type InTurn = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

/** Of one session a few calls are at work; its others wait for them, not those of other sessions. */
export function takeTurns(atOnce = 4): InTurn {
  const lanes = new Map<string, ReturnType<typeof pLimit>>();
  return (request, work) => {
    const token = bearerOf(request);
    if (token === null) return work();
    const lane = lanes.get(token) ?? pLimit(atOnce);
    lanes.set(token, lane);
    return lane(work).finally(() => {
      if (lane.activeCount + lane.pendingCount === 0) lanes.delete(token);
    });
  };
}

export const atOnce: InTurn = (_request, work) => work();
