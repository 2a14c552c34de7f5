import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference, santim } from './columns.ts';
import { transactType } from './journal.ts';

export const advances = pgTable('advances', {
  id: id(),
  branch_id: reference().notNull(),
  event_id: reference(),
  transact_type: transactType().notNull(),
  /** null: unknown; an event's rest follows from its price. */
  settle_amount: santim(),
  rest: santim(),
  settle_date: date({ mode: 'string' }),
  remark: text().notNull().default(''),
  is_open: boolean().notNull(),
  created_at: instant().notNull(),
});

export const pettyCash = pgTable('petty_cash', {
  id: id(),
  branch_id: reference().notNull(),
  user_id: reference().notNull(),
  budget: santim().notNull(),
  closed: boolean().notNull().default(false),
  reason: text().notNull(),
  proof: text(),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});

/** By Ethiopian month: a second payment for the same month needs confirmation. */
export const salaryPayments = pgTable('salary_payments', {
  entry_id: reference().primaryKey(),
  employee_id: reference().notNull(),
  et_year: integer().notNull(),
  et_month: integer().notNull(),
  amount: santim().notNull(),
});
