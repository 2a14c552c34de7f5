/** Checks every invariant against the rows, and names the first violation. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { debtInvariants } from './debt-invariants.ts';
import { eventInvariants } from './event-invariants.ts';
import { journalInvariants } from './journal-invariants.ts';
import { sealInvariants } from './seal-invariants.ts';

const invariants = [...journalInvariants, ...eventInvariants, ...debtInvariants, ...sealInvariants];

export async function firstDifference(db: Database): Promise<string | null> {
  for (const { name, violations } of invariants) {
    const { rows } = await db.execute<{ id: string; detail: string }>(sql`${violations} LIMIT 1`);
    const [row] = rows;
    if (row !== undefined) return `${name}: row ${row.id} has ${row.detail}`;
  }
  return null;
}
