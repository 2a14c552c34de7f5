import { sql } from 'drizzle-orm';
import { type EventRow, events } from '#db/tables/events.ts';

/** Santim; negative: a credit. A cancelled event owes nothing (D157). */
export const leftOf = ({ paid_full, total, advance_amount, archived_at }: EventRow): number =>
  paid_full || archived_at !== null ? 0 : total - advance_amount;

/** Must equal `leftOf`; two indexes have this expression. */
export const leftInSql = sql`(CASE WHEN ${events.paid_full} OR ${events.archived_at} IS NOT NULL THEN 0
  ELSE ${events.total} - ${events.advance_amount} END)`;
