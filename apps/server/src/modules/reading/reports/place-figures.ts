// D130, I15, I19
import { sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import { always } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import { boxBrief } from '../../books/money-places/money-place-queries.ts';
import { ofDays } from '../../books/sums/sums-of-days.ts';
import type { Period } from './report-period.ts';

interface Row extends Record<string, unknown> {
  branch: Schemas['Named'];
  place: Schemas['PlaceBrief'] | null;
  opening: string;
  came: string;
  went: string;
  transferred: string;
}

/** The balance on a day is the present balance minus later movements. */
export async function selectPlaces(
  db: Database,
  branch: number | null,
  { from, to }: Period,
): Promise<Schemas['PlaceMoved'][]> {
  const { rows } = await db.execute<Row>(sql`
    WITH moved AS (
      SELECT account_id, sum(amount) AS since,
        sum(amount) FILTER (WHERE day <= ${to}::date AND record_type <> 'transfer' AND side = 'in') AS came,
        -sum(amount) FILTER (WHERE day <= ${to}::date AND record_type <> 'transfer' AND side = 'out') AS went,
        sum(amount) FILTER (WHERE day <= ${to}::date AND record_type = 'transfer') AS transferred
      FROM cash_sums WHERE ${ofDays(branch, { from, to: always.to })} GROUP BY 1
    ), placed AS (
      SELECT b.id AS branch_id, b.name, a.place_id, a.in_total - a.out_total + a.transferred - coalesce(since, 0) AS opening,
        coalesce(came, 0) AS came, coalesce(went, 0) AS went, coalesce(moved.transferred, 0) AS transferred
      FROM branches b JOIN accounts a ON a.branch_id = b.id AND a.is_cash LEFT JOIN moved ON moved.account_id = a.id
      ${branch === null ? sql`` : sql`WHERE b.id = ${branch}`}
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
