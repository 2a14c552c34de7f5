/** `/livez` tells whether the process runs, `/readyz` whether it can serve. */
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import { elapsedMs } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { isWritable } from '../db/checks/writable.ts';

const limitMs = 3_000;
/** Asks the database at most once a second. */
const freshMs = 1_000;

async function hindrance(db: Database): Promise<string | null> {
  try {
    const silent = { milliseconds: limitMs, message: 'silent' };
    return (await pTimeout(isWritable(db), silent)) ? null : 'The database takes no writes.';
  } catch {
    return 'The database is away.';
  }
}

function remembering<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (known === undefined || elapsedMs() - known.at > freshMs) {
      known = { at: elapsedMs(), answer: ask() };
    }
    return known.answer;
  };
}

/** Without session, limits and business data. `db` needs free connections. */
export function answerProbes(
  app: FastifyInstance,
  db: Database,
  isStopping: () => boolean = () => false,
): void {
  const ask = remembering(() => hindrance(db));
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  app.get('/livez', async (_request, reply) => reply.headers(plain).send('The server runs.\n'));
  app.get('/readyz', async (_request, reply) => {
    const reason = isStopping() ? 'The server is stopping.' : await ask();
    const status = reason === null ? 200 : 503;
    return reply
      .status(status)
      .headers(plain)
      .send(`${reason ?? 'The server is ready.'}\n`);
  });
}
