/** Reads the books without the server's queries. */
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/index.ts';
import type { Ids } from './steps/step.ts';

export interface Print {
  prefix: string;
  journal: string;
  last: number;
  state: string;
  logs: number;
}

const hashOf = (table: string, order: string, where = 'true') =>
  sql.raw(
    `(SELECT md5(coalesce(string_agg(t::text, '' ORDER BY ${order}), '')) FROM ${table} t WHERE ${where})`,
  );

export async function printOf({ db }: TestApp, last = 0): Promise<Print> {
  const { rows } = await db.execute<Record<keyof Print, string>>(sql`SELECT
    ${hashOf('postings', 'id', `id <= ${last}`)} AS prefix,
    ${hashOf('postings', 'id')} AS journal,
    (SELECT coalesce(max(id), 0) FROM postings) AS last,
    ${hashOf('events', 'id')} || ${hashOf('pending', 'id')} || ${hashOf('advances', 'id')}
      || ${hashOf('petty_cash', 'id')} || ${hashOf('employee_assignments', 'id')}
      || ${hashOf('vendor_assignments', 'id')} || ${hashOf('entries', 'id')}
      || ${hashOf('salary_payments', 'entry_id')} || ${hashOf('certificate_numbers', 'number')}
      || ${hashOf('held_references', 'key')} || ${hashOf('closes', 'id')} || ${hashOf('closed_places', 'id')}
      || ${hashOf('openings', 'id')} AS state,
    (SELECT count(*) FROM action_logs) AS logs`);
  const row = rows[0]!;
  return { ...row, last: Number(row.last), logs: Number(row.logs) };
}

/** Balances in birr, without those of zero. */
export async function accountsOf({ db }: TestApp): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; santim: string }>(
    sql`SELECT name, in_total - out_total + transferred AS santim FROM accounts
      WHERE in_total - out_total + transferred <> 0`,
  );
  return Object.fromEntries(rows.map(({ name, santim }) => [name, Number(santim) / 100]));
}

export function idsOf({ db }: TestApp, answered: Record<string, unknown>): Ids {
  const idBy = async (query: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await db.execute<{ id: string }>(query);
    return Number(rows[0]!.id);
  };
  return {
    answered,
    openPendingOf: (id) =>
      idBy(sql`SELECT id FROM pending WHERE event_id = ${id} AND state = 'open'`),
    advanceOf: (id) => idBy(sql`SELECT id FROM advances WHERE event_id = ${id}`),
    newestEvent: () => idBy(sql`SELECT max(id) AS id FROM events`),
    newestAdvance: () => idBy(sql`SELECT max(id) AS id FROM advances`),
  };
}
