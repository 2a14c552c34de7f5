/** Limits of calls: the rate for each address, and the time until an answer. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
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

/** The work may still come to its end: a write is then found by its Idempotency-Key. */
export async function withinDeadline<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new AppError('UNAVAILABLE', { retryAfterSeconds: 5 })),
    limitMs,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
