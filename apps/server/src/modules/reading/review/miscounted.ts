// D128, D130
import { type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { type Asked, mostListed, ofBranch } from './asked.ts';

interface Row extends Record<string, unknown> {
  id: number;
  branch: Schemas['Named'];
  day: string;
  place: Schemas['PlaceBrief'] | null;
  /** Santim. */
  difference: string;
  username: string;
  full_name: string;
}

const closeOf = ({ from, to }: Asked, way: 'ASC' | 'DESC'): SQL => sql`(SELECT id FROM closes
  WHERE branch_id = b.id AND day BETWEEN ${from} AND ${to} ORDER BY day ${sql.raw(way)}, id ${sql.raw(way)} LIMIT 1)`;

/** LATERAL, because PostgreSQL would otherwise read all closes. */
const closeOfPlace = sql`LATERAL (SELECT id, branch_id, day, created_by FROM closes WHERE id = p.close_id LIMIT 1)`;

/** Closes follow days: a partial index has their places together. */
export async function selectMiscounted(
  db: Database,
  asked: Asked,
): Promise<Schemas['MiscountedPlace'][]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT c.id::int AS id, c.day::text AS day, json_build_object('id', b.id, 'name', b.name) AS branch,
      p.counted - p.book AS difference, u.username, u.full_name,
      (SELECT json_build_object('id', m.id, 'kind', m.kind, 'name', m.name) FROM money_places m WHERE m.id = p.place_id) AS place
    FROM branches b CROSS JOIN LATERAL (
        SELECT p.* FROM closed_places p CROSS JOIN ${closeOfPlace} c
        WHERE p.counted <> p.book AND c.branch_id = b.id
          AND p.close_id BETWEEN ${closeOf(asked, 'ASC')} AND ${closeOf(asked, 'DESC')}
        ORDER BY p.close_id DESC, p.id LIMIT ${mostListed}) p
      CROSS JOIN ${closeOfPlace} c JOIN users u ON u.id = c.created_by
    WHERE ${ofBranch(sql`b.id`, asked)}
    ORDER BY c.day DESC, c.id DESC, p.id LIMIT ${mostListed}`);
  return rows.map(({ id, branch, day, place, difference, username, full_name }) => ({
    id,
    branch,
    day,
    ...(place !== null && { place }),
    difference: toBirr(Number(difference)),
    username,
    ...(full_name && { full_name }),
  }));
}
