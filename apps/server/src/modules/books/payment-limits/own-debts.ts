/** The part of a payment that pays debts the user entered alone. Oldest debts are paid first. */
import { sql } from 'drizzle-orm';
import type { Context } from '#contract/handler.ts';
import type { OwedAccount } from '../../records/owed/owed.ts';

/** Corrections first reduce others' bookings. `pays` covers oldest debts first. */
async function selectOwnShare({ db, user }: Context, asked: readonly object[]): Promise<number> {
  const { rows } = await db.execute<{ own: string }>(sql`WITH asked AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(asked)}) AS asked(id bigint, owed bigint, pays bigint)
  ), booked AS (
    SELECT p.account_id, min(p.id) AS first, -sum(p.amount) AS net, least(-sum(p.amount),
      coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0 AND e.created_by = ${user.id}), 0)) AS own
    FROM asked JOIN postings p ON p.account_id = asked.id AND p.transact_type = 'in'
    JOIN entries e ON e.id = p.entry_id
    GROUP BY p.account_id, e.event_id HAVING sum(p.amount) < 0
  ), lined AS (
    SELECT account_id, net, own, sum(net) OVER (PARTITION BY account_id ORDER BY first) AS upto,
      sum(net) OVER (PARTITION BY account_id) AS total FROM booked
  )
  SELECT coalesce(sum(least(own, greatest(0,
    least(upto, total - owed + pays) - greatest(upto - net, total - owed)))), 0) AS own
  FROM lined JOIN asked ON asked.id = account_id`);
  return Number(rows[0]?.own ?? 0);
}

/** Santim. An amount above the debts counts as entered by the user. */
export async function enteredAlone(
  context: Context,
  debts: readonly OwedAccount[],
  amount: number,
): Promise<number> {
  const owing = debts.filter(({ owed }) => owed > 0);
  const owed = owing.reduce((sum, debt) => sum + debt.owed, 0);
  let left = Math.max(0, Math.min(amount, owed));
  const asked = owing.map((debt) => {
    const pays = Math.min(left, debt.owed);
    left -= pays;
    return { id: debt.id, owed: debt.owed, pays };
  });
  return (await selectOwnShare(context, asked)) + Math.max(0, amount - owed);
}
