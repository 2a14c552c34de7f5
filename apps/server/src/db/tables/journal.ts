/** Tables of the journal: accounts, entries with their postings, and payments that wait for approval. */
import type { Schemas } from '@digis/api-client/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference, santim } from './columns.ts';

/** Records of the book, and records that move no cash: a wage owed, spending from petty cash, tax that a client withheld. */
type RecordType =
  | NonNullable<Schemas['CashbookRecord']['record_type']>
  | 'accrual'
  | 'petty_spend'
  | 'withholding';

/**
 * What an entry says beyond its columns: of what a client may say, all that has no column, and what the server knows.
 * The second version of the seal hashes it as one value, so a new name is sealed without a third version, and an entry
 * that lacks it keeps its seal.
 */
export interface Facts extends Omit<Schemas['MovementFacts'], 'proof'> {
  /** Santim that its user alone has entered and paid out (D150). */
  alone?: number;
  /** Of tax that a client withheld. */
  certificate_no?: string;
  certificate_date?: string;
}

export const transactType = () => text({ enum: ['in', 'out'] });

export const accounts = pgTable('accounts', {
  id: id(),
  name: text().notNull(),
  branch_id: reference(),
  event_id: reference(),
  vendor_id: reference(),
  employee_id: reference(),
  petty_id: reference(),
  in_total: santim().notNull().default(0),
  out_total: santim().notNull().default(0),
  /** Of the cash of a branch: how many postings its book shows. */
  last_book_no: integer().notNull().default(0),
});

export const entries = pgTable('entries', {
  id: id(),
  branch_id: reference().notNull(),
  /** Sequence number within the branch, without gaps. */
  number: integer().notNull(),
  record_type: text().$type<RecordType>().notNull(),
  event_id: reference(),
  pending_id: reference(),
  advance_id: reference(),
  /** Whom a payment of wages or salary went to. */
  employee_id: reference(),
  /** Whom a payment of a debt went to. */
  vendor_id: reference(),
  reverses_id: reference(),
  remark: text().notNull().default(''),
  proof: text(),
  facts: jsonb().$type<Facts>().notNull().default({}),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});

export const entryNumbers = pgTable('entry_numbers', {
  branch_id: reference().primaryKey(),
  last: integer().notNull(),
});

export const postings = pgTable('postings', {
  id: id(),
  entry_id: reference().notNull(),
  account_id: reference().notNull(),
  amount: santim().notNull(),
  balance_after: santim().notNull(),
  transact_type: transactType().notNull(),
  /** Sequence number within the book, without gaps; null where no book shows it. */
  book_no: integer(),
});

export const pending = pgTable('pending', {
  id: id(),
  event_id: reference().notNull(),
  branch_id: reference().notNull(),
  transact_type: transactType().notNull(),
  amount: santim().notNull(),
  state: text({ enum: ['open', 'accepted', 'rejected', 'void'] })
    .notNull()
    .default('open'),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
  resolved_by: reference(),
  resolved_at: instant(),
  /** Why it was rejected. */
  remark: text().notNull().default(''),
});
