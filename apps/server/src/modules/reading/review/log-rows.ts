/** Needs the alias `l`. D130 */
import { type SQL, sql } from 'drizzle-orm';
import { type ByColumns, byOf } from './asked.ts';

export interface Done extends ByColumns {
  at: string;
}

export const doneColumns = sql`l.created_at::text AS at, u.username, u.full_name`;
export const author = sql`LEFT JOIN users u ON u.id = l.user_id`;

export const doneOf = (row: Done) => ({ at: new Date(row.at).toISOString(), ...byOf(row) });

export const changed = (field: string, side: 'before' | 'after'): SQL =>
  sql`(SELECT change ->> ${side}::text FROM jsonb_array_elements(l.changes) change WHERE change ->> 'field' = ${field}::text LIMIT 1)`;
