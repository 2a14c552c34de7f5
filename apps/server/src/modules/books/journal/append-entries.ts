/** Appends many entries of one branch that move no cash. */
import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { entryColumns, legsOf, type NewEntry } from './append-entry.ts';
import type { Movement } from './movement.ts';
import { requireTrueClock } from './true-clock.ts';

export interface EntryToAppend {
  entry: NewEntry;
  movements: readonly Movement[];
}

/** Repeated updates of a row slow a transaction down. */
const together = 500;

export async function appendEntries(
  db: Database,
  branchId: number,
  list: readonly EntryToAppend[],
): Promise<void> {
  for (let at = 0; at < list.length; at += together) {
    const some = list.slice(at, at + together);
    await append(db, branchId, some);
    const newest = await sealLast(db, branchId, some.length);
    for (const { entry } of some) requireTrueClock(entry.created_at, newest);
  }
}

async function append(
  db: Database,
  branchId: number,
  list: readonly EntryToAppend[],
): Promise<void> {
  const legs = list.flatMap(({ entry, movements }, at) =>
    legsOf(entry, movements).map((leg) => ({ ...leg, entry: at + 1 })),
  );
  if (legs.some(({ is_cash, petty_id }) => is_cash === true || petty_id !== undefined)) {
    throw new Error('cash is moved one entry at a time');
  }
  await db.execute(sql`WITH entry AS (
    SELECT at, given.* FROM jsonb_array_elements(${JSON.stringify(list.map(({ entry }) => entry))}::jsonb)
      WITH ORDINALITY AS said (value, at), jsonb_populate_record(NULL::entries, said.value) AS given
  ), leg AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) AS leg(entry int, place int, name text,
      branch_id bigint, event_id bigint, vendor_id bigint, employee_id bigint, amount bigint, to_in bigint,
      to_out bigint, side text)
  ), total AS (
    SELECT name, min(branch_id) AS branch_id, min(event_id) AS event_id, min(vendor_id) AS vendor_id,
      min(employee_id) AS employee_id, sum(to_in)::bigint AS to_in, sum(to_out)::bigint AS to_out FROM leg GROUP BY name
  ), numbered AS (
    INSERT INTO entry_numbers AS n (branch_id, last, newest_at)
    SELECT ${branchId}::bigint, ${list.length}::int, max(created_at) FROM entry
    ON CONFLICT (branch_id) DO UPDATE SET last = n.last + excluded.last, newest_at = greatest(n.newest_at, excluded.newest_at)
    RETURNING last - ${list.length} AS before
  ), written AS (
    INSERT INTO entries (number, ${entryColumns}) SELECT before + at, ${entryColumns} FROM entry, numbered ORDER BY at
    RETURNING id, number
  ), moved AS (
    INSERT INTO accounts AS a (name, branch_id, event_id, vendor_id, employee_id, in_total, out_total)
    SELECT name, branch_id, event_id, vendor_id, employee_id, greatest(to_in, 0), greatest(to_out, 0)
    FROM total, numbered ORDER BY name
    ON CONFLICT (name) DO UPDATE SET
      in_total = a.in_total + (SELECT to_in FROM total WHERE total.name = excluded.name),
      out_total = a.out_total + (SELECT to_out FROM total WHERE total.name = excluded.name)
    RETURNING id, name, in_total - out_total + transferred AS balance
  )
  INSERT INTO postings (entry_id, account_id, amount, balance_after, transact_type)
  SELECT written.id, moved.id, amount, balance - coalesce(sum(amount) OVER (PARTITION BY name ORDER BY entry, place
    ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING), 0), side
  FROM leg JOIN moved USING (name) JOIN numbered ON true JOIN written ON written.number = before + leg.entry
  ORDER BY entry, place`);
}

/**
 * Seals the new entries as a chain.
 * @returns the time of the newest entry
 */
async function sealLast(db: Database, branchId: number, count: number): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(sql`WITH RECURSIVE listed AS (
    SELECT n.seal, n.last - ${count} AS before, array_agg(e.id ORDER BY e.number) AS ids
    FROM entry_numbers n JOIN entries e ON e.branch_id = n.branch_id AND e.number > n.last - ${count}
    WHERE n.branch_id = ${branchId} GROUP BY n.branch_id
  ), chain AS (
    SELECT 1 AS at, seal_of(ids[1], seal, 2) AS seal FROM listed
    UNION ALL
    SELECT at + 1, seal_of((SELECT ids[at + 1] FROM listed), seal, 2) FROM chain WHERE at < ${count}
  ), sealed AS (
    INSERT INTO entry_seals (branch_id, number, entry_id, version, seal)
    SELECT ${branchId}, before + at, ids[at], 2, chain.seal FROM chain, listed ORDER BY at RETURNING number, seal
  )
  UPDATE entry_numbers SET seal = (SELECT seal FROM sealed ORDER BY number DESC LIMIT 1)
  WHERE branch_id = ${branchId} RETURNING (extract(epoch FROM newest_at) * 1000)::float8 AS ms`);
  return new Date(rows[0]?.ms ?? 0);
}
