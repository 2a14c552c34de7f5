/** How many calls of one session and of one address run at once, so that whoever asks hundreds of times makes nobody wait. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '../base/address-group.ts';
import { AppError } from '../base/errors.ts';
import { bearerOf } from './headers.ts';

/** An office shares an address; one person's screen asks for a handful of things at once. */
const most = { session: 20, address: 60 };

declare module 'fastify' {
  interface FastifyRequest {
    /** What is done for it, which goes on when the caller hangs up. */
    work: Promise<unknown> | null;
  }
}

function keysOf(request: FastifyRequest): [key: string, limit: number][] {
  const token = bearerOf(request);
  return [
    [`address ${addressGroup(request.ip)}`, most.address],
    ...(token === null ? [] : [[`session ${token}`, most.session] as [string, number]]),
  ];
}

/** Each call counts until it is answered and its work is done: to hang up makes no room for the next. */
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
