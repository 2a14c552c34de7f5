import { type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { isoToEt } from '@digis/ethio-date';

export interface Asked {
  branch: number | null;
  from: string;
  to: string;
  now: Date;
}

export const mostListed = 50;

export const ofBranch = (column: SQL, { branch }: Asked): SQL =>
  branch === null ? sql`true` : sql`${column} = ${branch}`;

/** Needs aliases `ev`, `c` (client) and `b` (branch). */
export const eventColumns = sql`ev.id::int AS event_id, c.full_name AS client, ev.event_date::text AS event_date,
  json_build_object('id', b.id, 'name', b.name) AS branch`;

export const eventTables = sql`events ev JOIN clients c ON c.id = ev.client_id JOIN branches b ON b.id = ev.branch_id`;

export interface EventColumns extends Record<string, unknown> {
  event_id: number;
  client: string;
  event_date: string;
  branch: Schemas['Named'];
}

export const eventOf = ({ event_id, client, event_date, branch }: EventColumns) => ({
  event: { id: event_id, name: client, et_date: isoToEt(event_date) },
  branch,
});

/** null: done by the server. */
interface ByColumns {
  username: string | null;
  full_name: string | null;
}

const byOf = ({ username, full_name }: ByColumns) => ({
  ...(username !== null && { username }),
  ...(full_name && { full_name }),
});

export interface Done extends ByColumns {
  at: string;
}

/** Needs the alias `l`. D130 */
export const doneColumns = sql`l.created_at::text AS at, u.username, u.full_name`;
export const author = sql`LEFT JOIN users u ON u.id = l.user_id`;

export const doneOf = (row: Done) => ({ at: new Date(row.at).toISOString(), ...byOf(row) });

export const changed = (field: string, side: 'before' | 'after'): SQL =>
  sql`(SELECT change ->> ${side}::text FROM jsonb_array_elements(l.changes) change WHERE change ->> 'field' = ${field}::text LIMIT 1)`;
