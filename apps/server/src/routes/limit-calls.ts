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

/** The work continues; a repeat with the Idempotency-Key gets it. */
export const withinDeadline = <T>(limitMs: number, work: Promise<T>): Promise<T> =>
  pTimeout(work, {
    milliseconds: limitMs,
    fallback: () => {
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 });
    },
  });

export type InTurn = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

/** Limits the calls of a session at once, so that they do not delay other sessions. */
export function takeTurns(atOnce = 2): InTurn {
  const queues = new Map<string, ReturnType<typeof pLimit>>();
  return (request, work) => {
    const token = bearerOf(request);
    if (token === null) return work();
    const queue = queues.get(token) ?? pLimit(atOnce);
    queues.set(token, queue);
    return queue(work).finally(() => {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(token);
    });
  };
}

export const atOnce: InTurn = (_request, work) => work();
