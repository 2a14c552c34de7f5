// D52
import { formatBirr, sumToBirr } from '@digis/domain';
import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import type { ClientRow } from './client-queries.ts';

/** Only booked money counts as paid. A deleted event counts by its pending refund. */
export const openMoneyOf = (client: SQL): SQL => sql`
  SELECT coalesce(sum(greatest(owed, 0)), 0) AS owes, coalesce(sum(greatest(-owed, 0)), 0) AS ahead
  FROM (SELECT CASE WHEN ev.archived_at IS NULL THEN ev.total - coalesce(a.out_total - a.in_total, 0)
      ELSE -coalesce(p.amount, 0) END AS owed
    FROM events ev LEFT JOIN accounts a ON a.event_id = ev.id
    LEFT JOIN pending p ON p.event_id = ev.id AND p.state = 'open' AND p.transact_type = 'out'
    WHERE ev.client_id = ${client}) money`;

export async function requireSettled(
  db: Database,
  { id, full_name }: Pick<ClientRow, 'id' | 'full_name'>,
): Promise<void> {
  const { rows } = await db.execute<{ owes: string; ahead: string }>(openMoneyOf(sql`${id}`));
  const [money] = rows;
  const owes = sumToBirr(BigInt(money?.owes ?? 0));
  const ahead = sumToBirr(BigInt(money?.ahead ?? 0));
  if (owes === 0 && ahead === 0) return;
  throw new AppError('IN_USE', {
    msg:
      owes > 0
        ? `${full_name} still owes ${formatBirr(owes)}.`
        : `${full_name} still has ${formatBirr(ahead)} to get back.`,
    reasons: [
      ...(owes > 0 ? [{ reason: 'clients_owe' as const, amount: owes }] : []),
      ...(ahead > 0 ? [{ reason: 'clients_ahead' as const, amount: ahead }] : []),
    ],
  });
}
