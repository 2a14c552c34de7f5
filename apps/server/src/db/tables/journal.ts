/**
 * Triggers of `0166-sums-of-days.sql` keep the sums of a day when `postings`, `entry_notes` or
 * `pending` change.
 */
import type { Schemas } from '@digis/api-client/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, lifetime, reference, santim } from './columns.ts';

/** The types that the contract does not name move no cash. */
type RecordType =
  | NonNullable<Schemas['CashbookRecord']['record_type']>
  | 'accrual'
  | 'petty_spend'
  | 'withholding';

/** Sealed as one value: new facts need no new version. */
export interface Facts extends PlaceFacts {
  /** Santim that the user alone entered and paid out (D150). */
  alone?: number;
  /** The places of a transfer; absent: the branch's cash. */
  from?: number;
  to?: number;
  close?: number;
  shared_with?: number;
  opening?: number;
  dated?: string;
  notes?: Schemas['NoteCount'][];
  /** The import whose opening figures the entry books. */
  import?: number;
  /** Notes override these (D129). */
  event?: number;
  category?: Schemas['CostCategory'];
  certificate_no?: string;
  certificate_date?: string;
}

/** Keys are `referenceKey` of the text. */
export interface PlaceFacts {
  place?: number;
  reference?: string;
  reference_key?: string;
  second_reference?: string;
  second_key?: string;
  evidence?: Schemas['Evidence'];
}

export interface ClaimFacts extends PlaceFacts {
  certificate_no?: string;
  certificate_date?: string;
  proof?: string;
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
  /** null: the branch's cash. */
  place_id: reference(),
  is_cash: boolean().notNull().default(false),
  in_total: santim().notNull().default(0),
  out_total: santim().notNull().default(0),
  /** Balance: in - out + transferred. */
  transferred: santim().notNull().default(0),
});

/** Places of money other than the branch's cash. D126 */
export const moneyPlaces = pgTable('money_places', {
  id: id(),
  kind: text().$type<Schemas['PlaceKind']>().notNull(),
  name: text().notNull(),
  digits: text(),
  /** null: shared by all branches. */
  branch_id: reference(),
  ...lifetime(),
});

export const entries = pgTable('entries', {
  id: id(),
  branch_id: reference().notNull(),
  /** Gapless within the branch. */
  number: integer().notNull(),
  record_type: text().$type<RecordType>().notNull(),
  event_id: reference(),
  pending_id: reference(),
  advance_id: reference(),
  employee_id: reference(),
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
  last_book_no: integer().notNull().default(0),
  /** Santim at all places of the branch. */
  book_balance: santim().notNull().default(0),
  newest_at: instant(),
});

export const postings = pgTable('postings', {
  id: id(),
  entry_id: reference().notNull(),
  account_id: reference().notNull(),
  amount: santim().notNull(),
  balance_after: santim().notNull(),
  transact_type: transactType().notNull(),
  /** The branch whose cashbook shows the posting; null: none. */
  book: reference(),
  /** Gapless within the book. */
  book_no: integer(),
  book_balance: santim(),
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
  remark: text().notNull().default(''),
  facts: jsonb().$type<ClaimFacts>().notNull().default({}),
});

/** Insert only; the last of a kind counts. */
export const entryNotes = pgTable('entry_notes', {
  id: id(),
  entry_id: reference().notNull(),
  kind: text({ enum: ['fiscal_no', 'event', 'category'] }).notNull(),
  value: text().notNull(),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});

/** Bank references in use. D127 */
export const heldReferences = pgTable('held_references', {
  key: text().primaryKey(),
  branch_id: reference().notNull(),
  entry_id: reference(),
  pending_id: reference(),
});
