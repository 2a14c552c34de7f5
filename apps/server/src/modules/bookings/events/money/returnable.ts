/** Only received cash can be returned. D171 */
import { sql } from 'drizzle-orm';
import { toBirr } from '@digis/domain';
import type { Schemas } from '@digis/api-client/contract';
import { AppError, type FieldErrors } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import { isConfirmed } from '#contract/confirmations.ts';

interface Refund {
  /** Santim. */
  amount: number;
  error: FieldErrors;
  confirm?: Schemas['Confirmations'] | undefined;
}

/** Money received before the books were opened has no known place, so it needs confirmation. */
export async function requireReturnable(
  db: Database,
  eventId: number,
  { amount, error, confirm = [] }: Refund,
): Promise<void> {
  if (amount <= 0) return;
  const { cash, opened } = await selectReturnable(db, eventId);
  const most = Math.max(0, cash + opened);
  if (amount > most) throw new AppError('VALIDATION', { errors: error, most: toBirr(most) });
  if (amount > cash && !isConfirmed({ confirm }, 'OPENED')) {
    throw new AppError('OPENED', { most: toBirr(Math.max(0, cash)) });
  }
}

/** Santim. */
async function selectReturnable(
  db: Database,
  eventId: number,
): Promise<{ cash: number; opened: number }> {
  const { rows } = await db.execute<{ cash: string; opened: string }>(sql`SELECT
      coalesce(sum(p.amount) FILTER (WHERE a.is_cash), 0) AS cash,
      coalesce(sum(p.amount) FILTER (WHERE a.name LIKE 'opening:%'), 0) AS opened
    FROM accounts mine JOIN postings theirs ON theirs.account_id = mine.id
      JOIN postings p ON p.entry_id = theirs.entry_id JOIN accounts a ON a.id = p.account_id
    WHERE mine.event_id = ${eventId}`);
  return { cash: Number(rows[0]?.cash ?? 0), opened: Number(rows[0]?.opened ?? 0) };
}
