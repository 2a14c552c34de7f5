/** Holds back whoever asks without an end; an office behind one address stays far below it. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../address-group.ts';
import { AppError } from '../errors.ts';

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
