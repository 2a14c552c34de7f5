// D70
import type { Schemas } from '@digis/api-client/contract';
import { formatBirr, sumToBirr } from '@digis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';

type Reason = Schemas['UseReason'];

type Found = {
  reason: Reason['reason'];
  count: number | null;
  /** Santim as text. */
  amount: string | null;
};

export async function reasonsToStay(db: Database, branch: number, now: Date): Promise<Reason[]> {
  const { rows } =
    await db.execute<Found>(sql`WITH here AS (SELECT * FROM accounts WHERE branch_id = ${branch}),
  debts AS (
    SELECT CASE WHEN vendor_id IS NULL THEN 'wages' ELSE 'vendors' END AS kind, in_total - out_total AS balance
    FROM here WHERE vendor_id IS NOT NULL OR employee_id IS NOT NULL
  ), clients AS (
    SELECT coalesce(a.out_total - a.in_total, 0) - ev.total AS balance
    FROM events ev LEFT JOIN accounts a ON a.event_id = ev.id
    WHERE ev.branch_id = ${branch} AND ev.archived_at IS NULL AND ev.starts_at < ${now}
  ), found (reason, count, amount) AS (
    SELECT 'users', count(*), NULL::numeric FROM users
      WHERE branch_id = ${branch} AND archived_at IS NULL
    UNION ALL SELECT 'coming_events', count(*), NULL FROM events
      WHERE branch_id = ${branch} AND archived_at IS NULL AND starts_at >= ${now}
    UNION ALL SELECT 'pending_payments', count(*), NULL FROM pending
      WHERE branch_id = ${branch} AND state = 'open'
    UNION ALL SELECT 'petty_cash', count(*), sum(a.in_total - a.out_total)
      FROM petty_cash pc LEFT JOIN accounts a ON a.petty_id = pc.id
      WHERE pc.branch_id = ${branch} AND (NOT pc.closed OR a.in_total <> a.out_total)
    UNION ALL SELECT 'balance', NULL, sum(in_total - out_total + transferred) FROM here WHERE is_cash
    UNION ALL SELECT kind || '_owed', NULL, -sum(balance) FROM debts WHERE balance < 0 GROUP BY kind
    UNION ALL SELECT kind || '_ahead', NULL, sum(balance) FROM debts WHERE balance > 0 GROUP BY kind
    UNION ALL SELECT 'advances_' || transact_type, count(*), sum(rest) FROM advances
      WHERE branch_id = ${branch} AND is_open AND event_id IS NULL GROUP BY transact_type
    UNION ALL SELECT 'clients_owe', NULL, -sum(balance) FROM clients WHERE balance < 0
    UNION ALL SELECT 'clients_ahead', NULL, sum(balance) FROM clients WHERE balance > 0
    UNION ALL SELECT 'tax_withheld', NULL, sum(in_total - out_total) FROM here WHERE name = 'withheld:' || branch_id
  )
  SELECT reason, count::int, amount::text FROM found WHERE count > 0 OR count IS NULL AND amount <> 0`);
  const reasons = rows.map(({ reason, count, amount }) => ({
    reason,
    ...(count !== null && { count }),
    ...(amount !== null && { amount: sumToBirr(BigInt(amount)) }),
  }));
  return reasons.toSorted((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason));
}

const words: Readonly<Record<Reason['reason'], string>> = {
  users: 'users',
  coming_events: 'coming events',
  pending_payments: 'pending payments',
  petty_cash: 'petty cash',
  balance: 'a balance',
  vendors_owed: 'owed to vendors',
  vendors_ahead: 'paid ahead to vendors',
  wages_owed: 'of wages to pay',
  wages_ahead: 'of wages paid ahead',
  advances_out: 'of advances to pay',
  advances_in: 'of advances to receive',
  clients_owe: 'that clients owe',
  clients_ahead: 'that clients have paid too much',
  tax_withheld: 'of tax that clients withheld',
};
const order = Object.keys(words);

/** Reasons named without their sum, because API clients compare the sentence. */
const withoutSum: ReadonlySet<Reason['reason']> = new Set(['petty_cash', 'balance']);

export const inWords = (reasons: readonly Reason[]): string =>
  reasons
    .map(({ reason, amount }) =>
      amount === undefined || withoutSum.has(reason)
        ? words[reason].replace(/^of /, '')
        : `${formatBirr(amount)} ${words[reason]}`,
    )
    .join(', ');
