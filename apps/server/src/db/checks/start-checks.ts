/** Checks at the start. An error names the variable and not the address in it. */
import { Client } from 'pg';
import { StartError } from '../../base/errors.ts';
import { isDatabaseAway, sqlStateOf } from '../sql-state.ts';

const isRefusedByPooler = (error: unknown): boolean =>
  sqlStateOf(error) === '08P01' && String(error).includes('startup parameter');

const pooler = (name: string): string =>
  `${name} names a pooler such as PgBouncer: give the address of the database itself as DATABASE_DIRECT_URL.`;

function sentenceOf(error: unknown, name: string): string | null {
  if (isRefusedByPooler(error)) return pooler(name);
  if (isDatabaseAway(error)) return `${name} names a PostgreSQL that cannot be reached.`;
  switch (sqlStateOf(error)) {
    case '28P01':
    case '28000':
      return `${name}: its PostgreSQL refuses the role or the password.`;
    case '3D000':
      return `${name} names a database that does not exist: make it first.`;
    case '42501':
      return `${name}: its role may not make the tables of Digis. Make it the owner of the database, or name the owner in DATABASE_OWNER_URL.`;
    default:
      return null;
  }
}

export async function named<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const sentence = sentenceOf(cause, name);
    throw sentence === null ? cause : new StartError(sentence, { cause });
  }
}

/** Other encodings lack Ethiopic letters. */
export async function requireUtf8(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ encoding: string }>(
      'SELECT getdatabaseencoding() AS encoding',
    );
    const encoding = rows[0]?.encoding ?? '';
    if (encoding === 'UTF8') return;
    throw new StartError(
      `${name} names a database with the encoding ${encoding}: make one with ENCODING 'UTF8' TEMPLATE template0.`,
    );
  } finally {
    await client.end();
  }
}

/** No operator sets this value. */
const lockMs = 7_919;

interface Session {
  pid: number;
  lock: string;
}

/** Poolers ignore settings, or change sessions after transactions. */
export async function requireSessions(url: string, name: string): Promise<void> {
  const clients = [1, 2].map(() => new Client({ connectionString: url, lock_timeout: lockMs }));
  try {
    const sessions: Session[] = [];
    for (const client of clients) {
      await client.connect();
      const { rows } = await client.query<Session>(
        `SELECT pg_backend_pid() AS pid, current_setting('lock_timeout') AS lock`,
      );
      sessions.push(...rows);
    }
    const isAsAsked = sessions.every(({ lock }) => lock === `${lockMs}ms`);
    if (!isAsAsked || new Set(sessions.map(({ pid }) => pid)).size < clients.length) {
      throw new StartError(pooler(name));
    }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}
