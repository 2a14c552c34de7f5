import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { prepared } from '#db/fast/statements.ts';
import { correctionInvariants } from './invariants/correction-invariants.ts';
import { sumInvariants } from './invariants/sum-invariants.ts';
import { taxInvariants } from './invariants/tax-invariants.ts';
import { openingInvariants } from './invariants/opening-invariants.ts';
import { tillInvariants } from './invariants/till-invariants.ts';
import type { Head } from '../books/journal/seal-entry.ts';
import { debtInvariants } from './invariants/debt-invariants.ts';
import { eventInvariants } from './invariants/event-invariants.ts';
import { journalInvariants } from './invariants/journal-invariants.ts';
import type { SealsKept } from './new-seals.ts';
import { referenceInvariants } from './invariants/reference-invariants.ts';
import { rowSealInvariants } from './invariants/row-seal-invariants.ts';
import { type Scope, wholeScope } from './invariants/scope.ts';
import { sealInvariants } from './invariants/seal-invariants.ts';

export const invariants = [
  ...journalInvariants,
  ...eventInvariants,
  ...debtInvariants,
  ...correctionInvariants,
  ...referenceInvariants,
  ...tillInvariants,
  ...openingInvariants,
  ...taxInvariants,
  ...sealInvariants,
  ...sumInvariants,
  ...rowSealInvariants,
];

interface Violation extends Record<string, unknown> {
  id: string;
  detail: string;
}

/** With a bare LIMIT PostgreSQL expects an early row. */
const firstOf = (violations: SQL): SQL<Violation> =>
  sql<Violation>`WITH violation AS MATERIALIZED (${violations}) SELECT id, detail FROM violation LIMIT 1`;

/** With few rows, planning takes six times the reading. */
const whole = invariants.map(({ name, violations }, at) => ({
  name,
  first: prepared(`verify ${at}`, firstOf(violations(wholeScope))),
}));

const within = (scope: Scope) =>
  invariants.map(({ name, violations }) => ({
    name,
    first: async (db: Database) => (await db.execute<Violation>(firstOf(violations(scope)))).rows,
  }));

export async function firstDifference(
  db: Database,
  scope: Scope = wholeScope,
): Promise<string | null> {
  for (const { name, first } of scope === wholeScope ? whole : within(scope)) {
    const [row] = await first(db);
    if (row !== undefined) return `${name}: row ${row.id} has ${row.detail}`;
  }
  return null;
}

/** null if every branch continues the history in the copy. */
export async function headsChanged(
  db: Database,
  heads: readonly Pick<Head, 'branch_id' | 'number' | 'seal'>[],
  when = 'the copy was taken',
): Promise<string | null> {
  for (const { branch_id, number, seal } of heads) {
    const { rows } = await db.execute<{ seal: string }>(sql`
      SELECT encode(seal, 'hex') AS seal FROM entry_seals
      WHERE branch_id = ${branch_id} AND number = ${number}`);
    if (rows[0]?.seal !== seal) {
      return `Entry ${number} of branch ${branch_id} is not what it was when ${when}.`;
    }
  }
  return null;
}

export async function sealsChanged(
  db: Database,
  { ids, digest }: SealsKept,
): Promise<string | null> {
  const { rows } = await db.execute<{ digest: string }>(
    sql`SELECT digest_of_seals(${ids}::int8multirange) AS digest`,
  );
  return rows[0]?.digest === digest
    ? null
    : 'The seals of rows are not what they were when the copy was taken.';
}
