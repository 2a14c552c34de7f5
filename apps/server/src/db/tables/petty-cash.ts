/** The petty-cash accounts; their balances are accounts of the journal. */
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference, santim } from './columns.ts';

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
