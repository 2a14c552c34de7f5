/** Figures of a report by the day of booking in Addis Ababa: money of clients, and what concerns no event. SPEC: D130, I19 */
import { type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import { instantAt } from '../../base/addis-days.ts';
import { duringDays } from '../../base/during-days.ts';
import type { Database } from '../../db/open-database.ts';
import { events } from '../../db/tables/events.ts';
import { isStanding } from '../capacity/hold.ts';
import { categoryOfCost, eventOfCost } from '../costs/cost-tags.ts';
import type { Asked } from './event-figures.ts';
import type { Period } from './report-period.ts';

/** Santim of one period, kind and category. */
export interface MoneyMoved extends Record<string, unknown> {
  at: number;
  kind: Schemas['OtherCost']['kind'] | 'received';
  category: Schemas['CostCategory'] | null;
  amount: string;
}

const startOfDay = (day: string): SQL => sql`${instantAt(day, '00:00')}::timestamptz`;

/** Entries of the branch in the period, as `e`; by the index of branch and time. */
const bookedIn = (branch: number | null, period: Period): SQL =>
  sql`${duringDays(sql`e.created_at`, period)} ${branch === null ? sql`` : sql`AND e.branch_id = ${branch}`}`;

const entry = sql`e`;

/** A deleted event costs nothing, so what names it counts as if it named none. */
const counts = (id: SQL, today: string): SQL =>
  sql`EXISTS (SELECT FROM ${events} WHERE ${events.id} = ${id} AND ${events.archived_at} IS NULL AND ${isStanding(today)})`;

/** A posting may be both received and kept. An opening figure is no payment, and is kept all the same. */
const kindsOf = (today: string): SQL => sql`CASE
    WHEN a.event_id IS NOT NULL THEN CASE WHEN e.record_type <> 'opening' THEN ARRAY['received'] ELSE ARRAY[]::text[] END
      || CASE WHEN ${counts(sql`a.event_id`, today)} THEN ARRAY[]::text[] ELSE ARRAY['kept'] END
    WHEN a.name LIKE 'expense:salary%' THEN ARRAY['salaries']
    WHEN a.name NOT LIKE 'expense:other%' AND a.name NOT LIKE 'expense:petty%' AND a.name NOT LIKE 'income:other%' THEN NULL
    WHEN ${counts(eventOfCost(entry), today)} THEN NULL
    WHEN a.name LIKE 'income:%' THEN ARRAY['came_in']
    ELSE ARRAY['spent'] END`;

/** Each entry looks up its own postings, so other years are not read. */
export async function selectMoneyMoved(
  db: Database,
  { branch, today }: Asked,
  periods: readonly Period[],
): Promise<MoneyMoved[]> {
  const whole = { from: periods[0]?.from ?? '', to: periods.at(-1)?.to ?? '' };
  const begins = sql.join(
    periods.map(({ from }) => startOfDay(from)),
    sql`, `,
  );
  const { rows } = await db.execute<MoneyMoved>(sql`
    SELECT at, kind, CASE kind WHEN 'spent' THEN coalesce(category, 'other') END AS category,
      sum(CASE kind WHEN 'received' THEN -amount ELSE amount END) AS amount
    FROM (SELECT width_bucket(e.created_at, ARRAY[${begins}]) - 1 AS at, ${kindsOf(today)} AS kinds,
        CASE WHEN a.name LIKE 'expense:%' THEN ${categoryOfCost(entry)} END AS category, p.amount
      FROM entries e CROSS JOIN LATERAL (SELECT * FROM postings p WHERE p.entry_id = e.id OFFSET 0) p
        JOIN accounts a ON a.id = p.account_id
      WHERE ${bookedIn(branch, whole)} AND e.record_type NOT IN ('accrual', 'transfer', 'vendor')
        AND NOT a.is_cash) moved, unnest(kinds) kind
    GROUP BY 1, 2, 3 HAVING sum(amount) <> 0 ORDER BY sum(amount) DESC, kind, category`);
  return rows;
}

export const receivedIn = (moved: readonly MoneyMoved[]): bigint =>
  sumOf(moved.filter(({ kind }) => kind === 'received'));

export const otherIn = (moved: readonly MoneyMoved[]): bigint =>
  sumOf(moved.filter(({ kind }) => kind !== 'received'));

const sumOf = (moved: readonly MoneyMoved[]): bigint =>
  moved.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

export const otherView = (moved: readonly MoneyMoved[]): Schemas['OtherCost'][] =>
  moved.flatMap(({ kind, category, amount }) =>
    kind === 'received'
      ? []
      : [{ kind, ...(category !== null && { category }), amount: sumToBirr(BigInt(amount)) }],
  );
