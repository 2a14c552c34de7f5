/** A user who holds petty cash stays until it has been returned. SPEC: D70 */
import { formatBirr, toBirr } from '@digis/domain';
import { and, count, eq, sql } from 'drizzle-orm';
import { AppError } from '../../base/errors.ts';
import type { Database } from '../../db/open-database.ts';
import { pettyCash } from '../../db/tables/cash.ts';
import { accounts } from '../../db/tables/journal.ts';
import type { UserRow } from '../../db/tables/users.ts';

/** The row of the user is locked: whoever fills an account holds it too. */
export async function requireNoCash(
  db: Database,
  { id, username }: Pick<UserRow, 'id' | 'username'>,
): Promise<void> {
  const balance = sql`${accounts.in_total} - ${accounts.out_total}`;
  const [held] = await db
    .select({ boxes: count(), sum: sql<string>`coalesce(sum(${balance}), 0)` })
    .from(pettyCash)
    .innerJoin(accounts, eq(accounts.petty_id, pettyCash.id))
    .where(and(eq(pettyCash.user_id, id), sql`${balance} <> 0`));
  const amount = toBirr(Number(held?.sum ?? 0));
  if (held === undefined || amount === 0) return;
  throw new AppError('IN_USE', {
    msg: `${username} still holds ${formatBirr(amount)} of petty cash.`,
    reasons: [{ reason: 'petty_cash', count: held.boxes, amount }],
  });
}
