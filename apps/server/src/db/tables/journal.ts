/** The money: accounts, entries with their postings, and what waits for approval. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference, santim } from './columns.ts';

export const accounts = pgTable('accounts', {
  id: id(),
  name: text().notNull(),
  branch_id: reference(),
  event_id: reference(),
  in_total: santim().notNull().default(0),
  out_total: santim().notNull().default(0),
});

export const entries = pgTable('entries', {
  id: id(),
  branch_id: reference().notNull(),
  record_type: text().notNull(),
  event_id: reference(),
  pending_id: reference(),
  reverses_id: reference(),
  remark: text().notNull().default(''),
  proof: text(),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});

export const postings = pgTable('postings', {
  id: id(),
  entry_id: reference().notNull(),
  account_id: reference().notNull(),
  amount: santim().notNull(),
  balance_after: santim().notNull(),
});

export const pending = pgTable('pending', {
  id: id(),
  event_id: reference().notNull(),
  branch_id: reference().notNull(),
  transact_type: text({ enum: ['in', 'out'] }).notNull(),
  amount: santim().notNull(),
  state: text({ enum: ['open', 'accepted', 'rejected', 'void'] })
    .notNull()
    .default('open'),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
  resolved_by: reference(),
  resolved_at: instant(),
});
