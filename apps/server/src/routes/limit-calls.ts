/** Limits of calls: the rate for each address, and the time until an answer. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import { addressGroup } from '../base/address-group.ts';
import { AppError } from '../base/errors.ts';

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
