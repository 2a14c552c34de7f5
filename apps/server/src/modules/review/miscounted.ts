/** Places in whose close another sum was counted than the book said. SPEC: D128, D130 */
import { sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '../../db/open-database.ts';
import { type Asked, mostListed } from './asked.ts';

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

/** Each branch has an index of its days. */
export async function selectMiscounted(
  db: Database,
  { branch: asked, from, to }: Asked,
): Promise<Schemas['MiscountedPlace'][]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT c.id::int AS id, c.day::text AS day, json_build_object('id', b.id, 'name', b.name) AS branch,
      p.counted - p.book AS difference, u.username, u.full_name,
      (SELECT json_build_object('id', m.id, 'kind', m.kind, 'name', m.name) FROM money_places m WHERE m.id = p.place_id) AS place
    FROM branches b JOIN closes c ON c.branch_id = b.id AND c.day BETWEEN ${from} AND ${to}
      JOIN closed_places p ON p.close_id = c.id AND p.counted <> p.book JOIN users u ON u.id = c.created_by
    WHERE ${asked === null ? sql`true` : sql`b.id = ${asked}`}
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
