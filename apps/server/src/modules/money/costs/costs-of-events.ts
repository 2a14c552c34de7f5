/** Costs of an event: wages, vendors and tagged entries. D129, I19 */
import { type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import type { EventRow } from '#db/tables/events.ts';
import { categoryOfCost, costsOfEvents, eventOfCost } from './cost-tags.ts';

export interface CostSum extends Record<string, unknown> {
  kind: Schemas['Cost']['kind'];
  category: Schemas['CostCategory'] | null;
  /** Santim. */
  amount: string;
}

const entry = sql`e`;

/** Rows of `event_id, kind, category, amount`; `ids`: SQL array. */
export const costRows = (ids: SQL): SQL => sql`
      SELECT e.event_id, CASE WHEN a.vendor_id IS NULL THEN 'wages' ELSE 'vendors' END AS kind, NULL AS category,
        -p.amount AS amount
      FROM entries e JOIN postings p ON p.entry_id = e.id JOIN accounts a ON a.id = p.account_id
      WHERE e.record_type = 'accrual' AND e.event_id = ANY(${ids}) AND (a.vendor_id IS NOT NULL OR a.employee_id IS NOT NULL)
      UNION ALL
      SELECT ${eventOfCost(entry)}, 'tagged', coalesce(${categoryOfCost(entry)}, 'other'), p.amount
      FROM entries e JOIN postings p ON p.entry_id = e.id JOIN accounts a ON a.id = p.account_id
      WHERE e.id = ANY(ARRAY(${costsOfEvents(ids)})) AND NOT a.is_cash AND a.petty_id IS NULL`;

async function selectCosts(db: Database, ids: SQL): Promise<CostSum[]> {
  const { rows } = await db.execute<CostSum>(sql`
    SELECT kind, category, sum(amount) AS amount FROM (${costRows(ids)}) cost
    GROUP BY 1, 2 HAVING sum(amount) <> 0
    ORDER BY min(CASE kind WHEN 'wages' THEN 1 WHEN 'vendors' THEN 2 ELSE 3 END), sum(amount) DESC, category`);
  return rows;
}

export const costView = ({ kind, category, amount }: CostSum): Schemas['Cost'] => ({
  kind,
  ...(category !== null && { category }),
  amount: sumToBirr(BigInt(amount)),
});

/** Percent, to a tenth. */
export const marginOf = (net: bigint, profit: bigint): { margin?: number } =>
  net === 0n ? {} : { margin: Math.round(Number((profit * 10_000n) / net) / 10) / 10 };

export async function resultOf(
  db: Database,
  { id, total, vat }: EventRow,
): Promise<Schemas['EventResult']> {
  const costs = await selectCosts(db, sql`ARRAY[${id}]::bigint[]`);
  const net = BigInt(total - vat);
  const cost = costs.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return {
    net: sumToBirr(net),
    costs: costs.map(costView),
    cost: sumToBirr(cost),
    profit: sumToBirr(net - cost),
    ...marginOf(net, net - cost),
  };
}
