import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { addressGroup } from '../base/address-group.ts';
import { Counts } from '../base/counts.ts';
import { AppError } from '../base/errors.ts';
import type { Metrics } from '../running/metrics.ts';
import { dataHeaders, safeHeaders } from '../web/security-headers.ts';
import { bearerOf } from './headers.ts';

/** An office shares an address; screens send a handful at once. */
const most = { session: 20, address: 60 };

declare module 'fastify' {
  interface FastifyRequest {
    /** The work of the call, which continues if the client hangs up. */
    work: Promise<unknown> | null;
  }
}

type Who = readonly [kind: keyof typeof most, name: string];

export class RunningCalls {
  readonly #running = new Counts();

  isFull([kind, name]: Who): boolean {
    return this.#running.of(`${kind} ${name}`) >= most[kind];
  }

  change([kind, name]: Who, by: 1 | -1): void {
    this.#running.change(`${kind} ${name}`, by);
  }
}

function sessionOf(request: Pick<IncomingMessage, 'headers'>): Who[] {
  const token = bearerOf(request);
  return token === null ? [] : [['session', token]];
}

/** Until the work is done: hanging up frees no slot. */
export function limitRunning(app: FastifyInstance, running: RunningCalls): void {
  app.addHook('onRequest', async (request, reply) => {
    const callers: Who[] = [['address', addressGroup(request.ip)], ...sessionOf(request)];
    if (callers.some((who) => running.isFull(who))) throw tooMany();
    for (const who of callers) running.change(who, 1);
    reply.raw.once('close', () => {
      const free = () => {
        for (const who of callers) running.change(who, -1);
      };
      Promise.resolve(request.work).then(free, free);
    });
  });
}

const tooMany = (): AppError => new AppError('RATE_LIMITED', { retryAfterSeconds: 1 });

/** First, because hundreds of refusals would delay everyone. */
export const refusingGreed =
  (
    running: RunningCalls | null,
    count: Metrics['countRefusal'],
    options: ServerOptions,
  ): FastifyServerFactory =>
  (handle) =>
    createServer(options, (request, response) => {
      const isGreedy = running !== null && sessionOf(request).some((who) => running.isFull(who));
      if (!isGreedy) return handle(request, response);
      count('RATE_LIMITED');
      return refuse(response);
    });

function refuse(response: ServerResponse): void {
  const refusal = tooMany();
  const body = JSON.stringify(refusal.body(randomUUID()));
  response.writeHead(refusal.status, {
    ...safeHeaders,
    ...dataHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': 1,
  });
  response.end(body);
}
