/** Pool of connections: its timeouts, and the session that sends the statements. */
import { Socket } from 'node:net';
import { Client, Pool } from 'pg';

/** How long anything is waited for; each is the longer one's reason to be short. */
export const usualLimits = {
  /** For a connection. */
  connectMs: 5_000,
  /** For a row that another transaction has locked. */
  lockMs: 8_000,
  statementMs: 15_000,
  /** For a sign of life: a network that died closes nothing. */
  silenceMs: 20_000,
};

/** Statements that are sent in one turn of the event loop leave in one packet. */
class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/** What hangs is closed, so that the pool makes a new one; idle ones are closed before that. */
function mortalSocket(silenceMs: number): Socket {
  const socket = new GatheringSocket();
  socket.setTimeout(silenceMs, () => socket.destroy());
  return socket;
}

export type Limits = typeof usualLimits;

/** Of a command that reads all rows: it takes as long as there are rows. */
export const noLimits: Limits = { connectMs: 0, lockMs: 0, statementMs: 0, silenceMs: 0 };

/** Said while connecting, so that PostgreSQL itself breaks off what takes too long. */
const sessionLimits = ({ lockMs, statementMs, silenceMs }: Limits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: silenceMs,
});

/** Sends a statement without waiting for the answer to the one before it (decision 0075). */
class PipelinedClient extends Client {
  readonly pipeline = true;
}

/** Behind a pooler the next statement may run in another session, which has no prepared statements. */
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
    // A pooler refuses these settings; there they are set in its own configuration (docs/guides/operate.md).
    ...(isPooled ? {} : sessionLimits(limits)),
    Client: isPooled ? NamelessClient : PipelinedClient,
    keepAlive: true,
    stream: () => mortalSocket(silenceMs),
  });
  // A connection that breaks is replaced; its user gets the error with the next statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
