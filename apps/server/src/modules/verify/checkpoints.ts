/** Checkpoints of verify, sealed with the server's key. */
import { createHash, createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { dialect } from '#db/fast/pipelined-session.ts';
import { newSeals } from './new-seals.ts';
import { touchedScope, wholeScope } from './invariants/scope.ts';
import { touchedText } from './touched-rows.ts';
import { invariants } from './verify-journal.ts';

interface Known {
  entries: number;
  log_id: number;
  branches: { branch_id: number; number: number; seal: string | null }[];
}

export interface Checkpoint {
  number: number;
  keptAt: Date;
  wholeAt: Date;
  rules: string;
  keyName: string;
  seal: string;
  known: Known;
}

interface Row extends Record<string, unknown> {
  number: number;
  kept: string;
  whole: string;
  rules: string;
  key_name: string;
  seal_before: string | null;
  seal: string;
  hash: string;
}

/** Derived: reveals nothing of the copies' key. */
const keyFor = (key: Buffer): Buffer => createHmac('sha256', key).update('checkpoints').digest();

export const keyNameOf = (key: Buffer): string =>
  createHmac('sha256', keyFor(key)).update('name').digest('hex').slice(0, 16);

const sealOf = (key: Buffer, row: Omit<Row, 'seal'>): string =>
  createHmac('sha256', keyFor(key))
    .update(
      JSON.stringify([
        row.number,
        Number(row.kept),
        Number(row.whole),
        row.rules,
        row.key_name,
        row.seal_before,
        row.hash,
      ]),
    )
    .digest('hex');

export const rulesNow: string = createHash('sha256')
  .update(
    JSON.stringify([
      touchedText,
      invariants.map(({ name, violations }) => [
        name,
        dialect.sqlToQuery(violations(wholeScope)),
        dialect.sqlToQuery(violations(touchedScope)),
      ]),
    ]),
  )
  .digest('hex')
  .slice(0, 16);

const ms = (column: string) => sql.raw(`(extract(epoch FROM ${column}) * 1000)::bigint::text`);

async function firstChanged(rows: readonly Row[], key: Buffer): Promise<string | null> {
  let before: Row | undefined;
  for (const row of rows) {
    const isNext = row.number === (before?.number ?? 0) + 1;
    const isLinked = row.seal_before === (before?.seal ?? null);
    // The seal of another server's checkpoint cannot be checked, only its link.
    const isSealed = row.key_name !== keyNameOf(key) || row.seal === sealOf(key, row);
    if (!isNext || !isLinked || !isSealed) {
      return `Checkpoint ${row.number} of verify, or the one before it, was changed by hand.`;
    }
    before = row;
  }
  return null;
}

/** Returns a sentence if the chain is broken. */
export async function lastCheckpoint(
  db: Database,
  key: Buffer,
): Promise<Checkpoint | string | null> {
  const { rows } = await db.execute<Row>(sql`SELECT number, ${ms('kept_at')} AS kept,
      ${ms('whole_at')} AS whole, rules, key_name, seal_before, seal,
      encode(sha256(convert_to(known::text, 'UTF8')), 'hex') AS hash
    FROM checkpoints ORDER BY number`);
  const changed = await firstChanged(rows, key);
  if (changed !== null) return changed;
  const last = rows.at(-1);
  if (last === undefined) return null;
  const { rows: found } = await db.execute<{ known: Known }>(
    sql`SELECT known FROM checkpoints WHERE number = ${last.number}`,
  );
  const [row] = found;
  if (row === undefined) return null;
  const { number, rules, seal } = last;
  const times = { keptAt: new Date(Number(last.kept)), wholeAt: new Date(Number(last.whole)) };
  return { number, rules, seal, keyName: last.key_name, known: row.known, ...times };
}

const knownNow = (keyName: string) => sql`SELECT jsonb_build_object(
    'seals', (SELECT jsonb_build_object('ids', ids::text, 'digest', digest_of_seals(ids))
      FROM ${sql.raw(newSeals(`'${keyName}'`))} fresh),
    'entries', (SELECT coalesce(sum(last), 0) FROM entry_numbers),
    'log_id', (SELECT coalesce(max(id), 0) FROM action_logs),
    'posting_id', (SELECT coalesce(max(id), 0) FROM postings),
    'event_id', (SELECT coalesce(max(id), 0) FROM events),
    'pending_id', (SELECT coalesce(max(id), 0) FROM pending),
    'advance_id', (SELECT coalesce(max(id), 0) FROM advances),
    'branches', (SELECT coalesce(jsonb_agg(to_jsonb(b) ORDER BY b.branch_id), '[]') FROM (
      SELECT branch_id, last AS number, encode(seal, 'hex') AS seal, last_book_no, book_balance,
        (SELECT coalesce(max(c.number), 0) FROM closes c WHERE c.branch_id = n.branch_id) AS closes
      FROM entry_numbers n) b),
    'accounts', (SELECT coalesce(jsonb_agg(to_jsonb(a) ORDER BY a.account_id), '[]') FROM (
      SELECT id AS account_id, in_total, out_total, transferred FROM accounts WHERE event_id IS NULL) a)) AS known`;

interface Moment {
  now: Date;
  wholeAt: Date;
  before: Checkpoint | null;
}

/** Run in the transaction that checked the invariants. */
export async function keepCheckpoint(
  tx: Database,
  key: Buffer,
  { now, wholeAt, before }: Moment,
): Promise<Checkpoint> {
  const key_name = keyNameOf(key);
  const { rows } = await tx.execute<{ known: Known; text: string; hash: string }>(
    sql`SELECT known, known::text AS text, encode(sha256(convert_to(known::text, 'UTF8')), 'hex') AS hash
      FROM (${knownNow(key_name)}) k`,
  );
  const [{ known, text, hash } = { known: before?.known, text: '', hash: '' }] = rows;
  if (known === undefined) throw new Error('nothing is known of the books');
  const number = (before?.number ?? 0) + 1;
  const named = { number, rules: rulesNow, key_name };
  const times = { kept: String(now.getTime()), whole: String(wholeAt.getTime()) };
  const seal_before = before?.seal ?? null;
  const seal = sealOf(key, { ...named, ...times, seal_before, hash });
  await tx.execute(sql`INSERT INTO checkpoints (number, kept_at, whole_at, rules, known, key_name, seal_before, seal)
    VALUES (${number}, ${now.toISOString()}::timestamptz, ${wholeAt.toISOString()}::timestamptz, ${rulesNow},
      ${text}::jsonb, ${key_name}, ${seal_before}, ${seal})`);
  return { number, rules: rulesNow, keyName: key_name, seal, known, keptAt: now, wholeAt };
}
