import { sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { ofDays, periodOf, standing } from '../../books/sums/sums-of-days.ts';
import type { Asked } from './event-figures.ts';
import type { Period } from './report-period.ts';

/** Santim. */
export interface MoneyMoved extends Record<string, unknown> {
  at: number;
  kind: Schemas['OtherCost']['kind'] | 'received';
  category: Schemas['CostCategory'] | null;
  amount: string;
}

/**
 * Received money is also kept if its event does not count. An opening is only kept, never received.
 */
const kinds = sql`CASE
    WHEN kind IN ('received', 'opened') THEN CASE kind WHEN 'received' THEN ARRAY['received'] ELSE ARRAY[]::text[] END
      || CASE WHEN counts THEN ARRAY[]::text[] ELSE ARRAY['kept'] END
    WHEN kind = 'salaries' THEN ARRAY[kind]
    WHEN counts THEN ARRAY[]::text[]
    ELSE ARRAY[kind] END`;

export async function selectMoneyMoved(
  db: Database,
  { branch, today }: Asked,
  periods: readonly Period[],
): Promise<MoneyMoved[]> {
  const whole = { from: periods[0]?.from ?? '', to: periods.at(-1)?.to ?? '' };
  const { rows } = await db.execute<MoneyMoved>(sql`
    SELECT at, shown AS kind, category, sum(CASE shown WHEN 'received' THEN -amount ELSE amount END) AS amount
    FROM (SELECT ${periodOf(periods.map(({ from }) => from))} AS at, kind, category, amount, is_counted AND ${standing(today)} AS counts
      FROM moved_sums WHERE ${ofDays(branch, whole)}) moved, unnest(${kinds}) shown
    GROUP BY 1, 2, 3 HAVING sum(amount) <> 0 ORDER BY sum(amount) DESC, 2, category`);
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
