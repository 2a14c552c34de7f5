import { Socket } from 'node:net';
import { Client, Pool } from 'pg';

/** Each limit is shorter than the next. */
export const usualLimits = {
  connectMs: 5_000,
  lockMs: 8_000,
  statementMs: 15_000,
  /** Ends connections on a dead network, which does not close them. */
  silenceMs: 20_000,
};

/** Sends what is written in one turn of the event loop as one packet. */
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

/** Sends statements without a name: behind a pooler, the next session has not prepared them. */
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
    // A pooler refuses these settings: set them there (docs/guides/operate.md).
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
