/** What is still to be settled: the rest of an event, or of a payment made in the book. */
import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference, santim } from './columns.ts';
import { transactType } from './journal.ts';

export const advances = pgTable('advances', {
  id: id(),
  branch_id: reference().notNull(),
  /** null: a payment made in the book by hand. */
  event_id: reference(),
  transact_type: transactType().notNull(),
  /** Of a payment by hand, null when nobody knows; an event's rest follows from its price. */
  settle_amount: santim(),
  rest: santim(),
  settle_date: date({ mode: 'string' }),
  remark: text().notNull().default(''),
  is_open: boolean().notNull(),
  created_at: instant().notNull(),
});
