import { Socket } from 'node:net';
import { Client, Pool } from 'pg';

/** Each is shorter than the next. */
export const usualLimits = {
  connectMs: 5_000,
  lockMs: 8_000,
  statementMs: 15_000,
  /** A dead network closes no connection. */
  silenceMs: 20_000,
};

/** One packet per event loop turn. */
class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

function mortalSocket(silenceMs: number): Socket {
  const socket = new GatheringSocket();
  socket.setTimeout(silenceMs, () => socket.destroy());
  return socket;
}

export type Limits = typeof usualLimits;

export const noLimits: Limits = { connectMs: 0, lockMs: 0, statementMs: 0, silenceMs: 0 };

const sessionLimits = ({ lockMs, statementMs, silenceMs }: Limits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: silenceMs,
});

/** Does not wait for earlier answers (decision 0075). */
class PipelinedClient extends Client {
  readonly pipeline = true;
}

/** The next pooled session lacks prepared statements. */
class NamelessClient extends PipelinedClient {
  override query(asked: unknown, ...rest: unknown[]): never {
    const isNamed =
      typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked);
    // @ts-expect-error: the overloads are the client's; all arguments are passed on
    return super.query(isNamed ? { ...asked, name: undefined } : asked, ...rest);
  }
}

export function poolOf(url: string, max: number, limits: Limits, isPooled: boolean): Pool {
  const { connectMs, silenceMs } = limits;
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    query_timeout: silenceMs,
    // Set these in the pooler, which refuses them (docs/guides/operate.md).
    ...(isPooled ? {} : sessionLimits(limits)),
    Client: isPooled ? NamelessClient : PipelinedClient,
    keepAlive: true,
    stream: () => mortalSocket(silenceMs),
  });
  // The pool replaces a broken connection; the next statement gets the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
