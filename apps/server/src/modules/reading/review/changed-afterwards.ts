/** Corrections, deletions and discounts, read from the log. D130, D172 */
import { type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { duringDays } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import {
  type Asked,
  type EventColumns,
  eventColumns,
  eventOf,
  eventTables,
  mostListed,
  ofBranch,
  author,
  changed,
  type Done,
  doneColumns,
  doneOf,
} from './asked.ts';

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

/** Restored events are not deleted; a second deletion counts. */
export async function selectDeleted(
  db: Database,
  asked: Asked,
): Promise<Schemas['DeletedEvent'][]> {
  const { rows } = await db.execute<DeletedRow>(sql`
    SELECT ${eventColumns}, ${doneColumns}, ${changed('refund', 'after')} AS refund
    FROM action_logs l JOIN ${eventTables} ON ev.id = l.entity_id ${author}
    WHERE is_about_undoing(l.action) AND l.action = 'event.delete' AND ${duringDays(sql`l.created_at`, asked)}
      AND ev.archived_at IS NOT NULL AND NOT ev.withdrawn AND ${ofBranch(sql`ev.branch_id`, asked)}
      AND ${isLastOfEvent(sql`later.action = 'event.delete'`, asked)}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${mostListed}`);
  return rows.map((row) => ({
    ...eventOf(row),
    refund: Number(row.refund ?? 0),
    ...doneOf(row),
  }));
}

const isLastOfEvent = (
  isSuch: SQL,
  asked: Asked,
): SQL => sql`NOT EXISTS (SELECT FROM action_logs later
  WHERE split_part(later.action, '.', 1) = 'event' AND later.entity_id = l.entity_id AND later.id > l.id
    AND ${isSuch} AND ${duringDays(sql`later.created_at`, asked)})`;

interface DiscountedRow extends Done, EventColumns {
  /** Santim. */
  discount: string;
}

const changesDiscount = (log: 'l' | 'later'): SQL => {
  const row = sql.identifier(log);
  return sql`${row}.action = 'event.update' AND ${row}.changes @> '[{"field":"discount_amount"}]'`;
};

/** A new event's log lacks the price. An event has one row. */
export async function selectDiscounted(
  db: Database,
  asked: Asked,
): Promise<Schemas['DiscountedEvent'][]> {
  const { rows } = await db.execute<DiscountedRow>(sql`
    WITH scheduled AS MATERIALIZED (
      SELECT done.id FROM events ev CROSS JOIN LATERAL (SELECT l.id FROM action_logs l
        WHERE split_part(l.action, '.', 1) = 'event' AND l.entity_id = ev.id AND l.action = 'event.schedule'
        ORDER BY l.id LIMIT 1) done
      WHERE ev.discount_amount > 0 AND ev.archived_at IS NULL AND ${duringDays(sql`ev.created_at`, asked)}
        AND ${ofBranch(sql`ev.branch_id`, asked)}
      ORDER BY ev.created_at DESC, ev.id DESC LIMIT ${mostListed}
    ), changed AS MATERIALIZED (
      SELECT l.id FROM action_logs l JOIN events ev ON ev.id = l.entity_id
      WHERE ${changesDiscount('l')} AND ${duringDays(sql`l.created_at`, asked)}
        AND ev.archived_at IS NULL AND ev.discount_amount > 0 AND ${ofBranch(sql`ev.branch_id`, asked)}
        AND ${isLastOfEvent(changesDiscount('later'), asked)}
      ORDER BY l.created_at DESC, l.id DESC LIMIT ${mostListed}
    ), discounted AS (
      SELECT DISTINCT ON (l.entity_id) l.id FROM action_logs l
      WHERE l.id = ANY(ARRAY(SELECT id FROM scheduled UNION ALL SELECT id FROM changed))
      ORDER BY l.entity_id, l.id DESC
    )
    SELECT ${eventColumns}, ${doneColumns}, ev.discount_amount AS discount
    FROM action_logs l JOIN ${eventTables} ON ev.id = l.entity_id ${author}
    WHERE l.id = ANY(ARRAY(SELECT id FROM discounted))
    ORDER BY l.id DESC LIMIT ${mostListed}`);
  return rows.map((row) => ({
    ...eventOf(row),
    discount: toBirr(Number(row.discount)),
    ...doneOf(row),
  }));
}
