import { sql } from 'drizzle-orm';
import { todayOf } from '#base/addis-days.ts';
import { StartError } from '#base/errors.ts';
import type { Clock } from '#base/clock.ts';
import type { Database } from '#db/open-database.ts';
import {
  type Checkpoint,
  keepCheckpoint,
  keyNameOf,
  lastCheckpoint,
  rulesNow,
} from './checkpoints.ts';
import { touchedScope, wholeScope } from './invariants/scope.ts';
import { saySharedKeys } from './shared-keys.ts';
import { collectTouched } from './touched-rows.ts';
import { firstDifference, headsChanged } from './verify-journal.ts';

export type Remembered = Pick<Checkpoint, 'number' | 'seal'>;

interface VerifyOptions {
  clock: Clock;
  key: Buffer;
  /** The reason to check all rows; null: only those since the last checkpoint. */
  whole: string | null;
  remembered: Remembered | null;
}

export interface Verified {
  checkpoint: Checkpoint;
  said: string[];
}

/** @throws StartError with the first difference, also of checkpoints */
export const verifyBooks = (db: Database, options: VerifyOptions): Promise<Verified> =>
  db.transaction((tx) => verifyIn(tx, options), { isolationLevel: 'repeatable read' });

const refuse = (difference: string | null): void => {
  if (difference !== null) throw new StartError(difference);
};

async function verifyIn(tx: Database, options: VerifyOptions): Promise<Verified> {
  const last = await lastCheckpoint(tx, options.key);
  if (typeof last === 'string') throw new StartError(last);
  refuse(await forgotten(tx, options.remembered));
  if (last !== null) refuse(await movedHeads(tx, last, options.key));
  const why = wholeBecause(last, options) ?? (await cannotNarrow(tx));
  if (last !== null && why === null) return verifySince(tx, last, options);
  return verifyWhole(tx, last, options, why);
}

async function forgotten(tx: Database, remembered: Remembered | null): Promise<string | null> {
  if (remembered === null) return null;
  const { rows } = await tx.execute(
    sql`SELECT FROM checkpoints WHERE number = ${remembered.number} AND seal = ${remembered.seal}`,
  );
  return rows.length > 0
    ? null
    : `Checkpoint ${remembered.number} of verify was deleted; where the database was put back to an earlier moment, delete verified.json.`;
}

const movedHeads = (tx: Database, last: Checkpoint, key: Buffer): Promise<string | null> => {
  const heads = last.keyName === keyNameOf(key) ? last.known.branches : [];
  const sealed = heads.flatMap(({ seal, ...head }) => (seal === null ? [] : { ...head, seal }));
  return headsChanged(tx, sealed, `checkpoint ${last.number} was kept`);
};

function wholeBecause(last: Checkpoint | null, { whole, key }: VerifyOptions): string | null {
  if (whole !== null) return whole;
  if (last === null) return 'there was no checkpoint';
  if (last.rules !== rulesNow) return `checkpoint ${last.number} was kept under other rules`;
  return last.keyName === keyNameOf(key)
    ? null
    : `checkpoint ${last.number} was kept under another key`;
}

/** Null if the role may make temporary tables. Once revoked, the next migration grants it again. */
async function cannotNarrow(tx: Database): Promise<string | null> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`SELECT has_database_privilege(current_database(), 'TEMPORARY') AS may`,
  );
  return rows[0]?.may === true ? null : 'the role of the server may make no temporary tables';
}

const entriesOf = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

const dayOf = (instant: Date): string => todayOf({ now: () => instant });

async function verifyWhole(
  tx: Database,
  last: Checkpoint | null,
  { clock, key }: VerifyOptions,
  why: string | null,
): Promise<Verified> {
  refuse(await firstDifference(tx, wholeScope));
  const now = clock.now();
  const checkpoint = await keepCheckpoint(tx, key, { now, wholeAt: now, before: last });
  const checked = `Checked: ${entriesOf(checkpoint.known.entries)}, all rows, because ${why}.`;
  return { checkpoint, said: ['The books agree.', checked, ...(await saySharedKeys(tx))] };
}

async function verifySince(
  tx: Database,
  last: Checkpoint,
  { clock, key }: VerifyOptions,
): Promise<Verified> {
  await collectTouched(tx, last.number);
  refuse(await firstDifference(tx, touchedScope));
  const { entries, log_id } = await reached(tx);
  const count = entries - last.known.entries;
  const since = `since checkpoint ${last.number} of ${dayOf(last.keptAt)}`;
  const checked =
    count === 0 ? `Nothing was booked ${since}.` : `Checked: ${entriesOf(count)} ${since}.`;
  const before = `The ${last.known.entries} before it were checked until then, all rows last on ${dayOf(last.wholeAt)}.`;
  const isNew = count > 0 || log_id > last.known.log_id;
  const moment = { now: clock.now(), wholeAt: last.wholeAt, before: last };
  const checkpoint = isNew ? await keepCheckpoint(tx, key, moment) : last;
  const said = ['The books agree.', `${checked} ${before}`, ...(await saySharedKeys(tx))];
  return { checkpoint, said };
}

async function reached(tx: Database): Promise<{ entries: number; log_id: number }> {
  const { rows } = await tx.execute<{ entries: string; log_id: string }>(
    sql`SELECT (SELECT coalesce(sum(last), 0) FROM entry_numbers)::text AS entries,
      (SELECT coalesce(max(id), 0) FROM action_logs)::text AS log_id`,
  );
  const [row] = rows;
  return { entries: Number(row?.entries), log_id: Number(row?.log_id) };
}
