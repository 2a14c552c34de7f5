/** The money of each place over a period, from postings. SPEC: D130, I15, I19 */
import { sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import { addDaysIso } from '@digis/ethio-date';
import { instantAt } from '../../base/addis-days.ts';
import type { Database } from '../../db/open-database.ts';
import { boxBrief } from '../money-places/money-place-queries.ts';
import type { Period } from './report-period.ts';

interface Row extends Record<string, unknown> {
  branch: Schemas['Named'];
  place: Schemas['PlaceBrief'] | null;
  opening: string;
  came: string;
  went: string;
  transferred: string;
}

/**
 * Entries are numbered in the order in which they were written, and say the time at which their request began: two of one moment
 * may stand the other way round. So the balance is that of an entry of a day before, and the entries since are summed by their time.
 */
export async function selectPlaces(
  db: Database,
  branch: number | null,
  { from, to }: Period,
): Promise<Schemas['PlaceMoved'][]> {
  const begin = sql`${instantAt(from, '00:00')}::timestamptz`;
  const dayBefore = sql`${instantAt(addDaysIso(from, -1), '00:00')}::timestamptz`;
  const end = sql`${instantAt(addDaysIso(to, 1), '00:00')}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    WITH edge AS (
      SELECT b.id AS branch_id, b.name, coalesce(last.created_at - interval '1 day', '-infinity') AS since,
        coalesce((SELECT max(p.id) FROM postings p WHERE p.entry_id = last.id), 0) AS posting
      FROM branches b LEFT JOIN LATERAL (SELECT e.id, e.created_at FROM entries e
        WHERE e.branch_id = b.id AND e.created_at < ${dayBefore} ORDER BY e.created_at DESC, e.id DESC LIMIT 1) last ON true
      ${branch === null ? sql`` : sql`WHERE b.id = ${branch}`}
    ), moved AS (
      SELECT p.account_id, p.amount, p.transact_type, e.record_type = 'transfer' AS is_transfer, e.created_at < ${begin} AS is_before
      FROM edge CROSS JOIN LATERAL (SELECT * FROM entries e WHERE e.branch_id = edge.branch_id
          AND e.created_at >= edge.since AND e.created_at < ${end} OFFSET 0) e CROSS JOIN LATERAL (
          SELECT * FROM postings p WHERE p.entry_id = e.id AND p.id > edge.posting OFFSET 0) p
      WHERE e.record_type NOT IN ('accrual', 'withholding', 'petty_spend')
    ), summed AS (
      SELECT account_id, sum(amount) FILTER (WHERE is_before) AS earlier,
        sum(amount) FILTER (WHERE NOT is_before AND NOT is_transfer AND transact_type = 'in') AS came,
        -sum(amount) FILTER (WHERE NOT is_before AND NOT is_transfer AND transact_type = 'out') AS went,
        sum(amount) FILTER (WHERE NOT is_before AND is_transfer) AS transferred
      FROM moved GROUP BY 1
    ), placed AS (
      SELECT edge.branch_id, edge.name, a.place_id, coalesce(summed.earlier, 0) + coalesce((SELECT p.balance_after FROM postings p
          WHERE p.account_id = a.id AND p.id <= edge.posting ORDER BY p.id DESC LIMIT 1), 0) AS opening,
        coalesce(came, 0) AS came, coalesce(went, 0) AS went, coalesce(summed.transferred, 0) AS transferred
      FROM edge JOIN accounts a ON a.branch_id = edge.branch_id AND a.is_cash LEFT JOIN summed ON summed.account_id = a.id
    )
    SELECT json_build_object('id', branch_id, 'name', name) AS branch,
      (SELECT json_build_object('id', m.id, 'kind', m.kind, 'name', m.name) FROM money_places m WHERE m.id = place_id) AS place,
      opening, came, went, transferred
    FROM placed WHERE opening <> 0 OR came <> 0 OR went <> 0 OR transferred <> 0
    ORDER BY branch_id, place_id NULLS FIRST`);
  return rows.map(({ branch: of, place, ...row }) => {
    const [opening, came, went, transferred] = [
      BigInt(row.opening),
      BigInt(row.came),
      BigInt(row.went),
      BigInt(row.transferred),
    ];
    return {
      branch: of,
      place: place ?? boxBrief,
      opening: sumToBirr(opening),
      in: sumToBirr(came),
      out: sumToBirr(went),
      transferred: sumToBirr(transferred),
      closing: sumToBirr(opening + came - went + transferred),
    };
  });
}
