/** Corrections, deletions and discounts of some days, with who made them, from the log. SPEC: D130, D172 */
import { type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { duringDays } from '../../base/during-days.ts';
import type { Database } from '../../db/open-database.ts';
import {
  type Asked,
  type ByColumns,
  byOf,
  type EventColumns,
  eventColumns,
  eventOf,
  eventTables,
  mostListed,
  ofBranch,
} from './asked.ts';

interface Done extends ByColumns {
  at: string;
}

const doneColumns = sql`l.created_at::text AS at, u.username, u.full_name`;
const author = sql`LEFT JOIN users u ON u.id = l.user_id`;

const doneOf = (row: Done) => ({ at: new Date(row.at).toISOString(), ...byOf(row) });

/** What the log says of a field. */
const changed = (field: string, side: 'before' | 'after'): SQL =>
  sql`(SELECT change ->> ${side}::text FROM jsonb_array_elements(l.changes) change WHERE change ->> 'field' = ${field}::text LIMIT 1)`;

interface CorrectedRow extends Done, Record<string, unknown> {
  entry: { id: number; book_no: number | null } | null;
  branch: Schemas['Named'];
  remark: string;
  before: string;
  after: string;
  reason: string | null;
}

export async function selectCorrected(
  db: Database,
  asked: Asked,
): Promise<Schemas['CorrectedEntry'][]> {
  const { rows } = await db.execute<CorrectedRow>(sql`
    SELECT ${doneColumns}, l.subject AS remark, json_build_object('id', b.id, 'name', b.name) AS branch,
      (SELECT json_build_object('id', p.id, 'book_no', p.book_no) FROM postings p
        WHERE p.entry_id = e.id AND p.book_no IS NOT NULL ORDER BY p.book_no LIMIT 1) AS entry,
      ${changed('amount', 'before')} AS before, ${changed('amount', 'after')} AS after, ${changed('reason', 'after')} AS reason
    FROM action_logs l JOIN entries e ON e.id = l.entity_id JOIN branches b ON b.id = e.branch_id ${author}
    WHERE is_about_undoing(l.action) AND l.action = 'cash.correct' AND ${duringDays(sql`l.created_at`, asked)}
      AND ${ofBranch(sql`e.branch_id`, asked)}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${mostListed}`);
  return rows.map(({ entry, branch, remark, before, after, reason, ...row }) => ({
    ...(entry !== null && {
      entry: { id: entry.id, ...(entry.book_no !== null && { book_no: entry.book_no }) },
    }),
    branch,
    remark,
    before: Number(before),
    after: Number(after),
    reason: reason ?? '',
    ...doneOf(row),
  }));
}

interface DeletedRow extends Done, EventColumns {
  refund: string | null;
}

/** One that was restored since is not deleted. */
export async function selectDeleted(
  db: Database,
  asked: Asked,
): Promise<Schemas['DeletedEvent'][]> {
  const { rows } = await db.execute<DeletedRow>(sql`
    SELECT * FROM (SELECT DISTINCT ON (ev.id) ${eventColumns}, ${doneColumns}, l.id AS log_id,
        ${changed('refund', 'after')} AS refund
      FROM action_logs l JOIN ${eventTables} ON ev.id = l.entity_id ${author}
      WHERE is_about_undoing(l.action) AND l.action = 'event.delete' AND ${duringDays(sql`l.created_at`, asked)}
        AND ev.archived_at IS NOT NULL AND NOT ev.withdrawn AND ${ofBranch(sql`ev.branch_id`, asked)}
      ORDER BY ev.id, l.id DESC) deleted
    ORDER BY log_id DESC LIMIT ${mostListed}`);
  return rows.map((row) => ({
    ...eventOf(row),
    refund: Number(row.refund ?? 0),
    ...doneOf(row),
  }));
}

interface DiscountedRow extends Done, EventColumns {
  /** Santim. */
  discount: string;
}

/** The log of a new event does not repeat its price, so the discount is that of the event. */
export async function selectDiscounted(
  db: Database,
  asked: Asked,
): Promise<Schemas['DiscountedEvent'][]> {
  const { rows } = await db.execute<DiscountedRow>(sql`
    SELECT * FROM (SELECT DISTINCT ON (ev.id) ${eventColumns}, ${doneColumns}, l.id AS log_id,
        ev.discount_amount AS discount
      FROM action_logs l JOIN ${eventTables} ON ev.id = l.entity_id ${author}
      WHERE split_part(l.action, '.', 1) = 'event' AND ${duringDays(sql`l.created_at`, asked)}
        AND (l.action = 'event.schedule' OR l.action = 'event.update' AND l.changes @> '[{"field":"discount_amount"}]')
        AND ev.archived_at IS NULL AND ev.discount_amount > 0 AND ${ofBranch(sql`ev.branch_id`, asked)}
      ORDER BY ev.id, l.id DESC) discounted
    ORDER BY log_id DESC LIMIT ${mostListed}`);
  return rows.map((row) => ({
    ...eventOf(row),
    discount: toBirr(Number(row.discount)),
    ...doneOf(row),
  }));
}
