/** Tables of the journal: accounts, entries with their postings, and payments that wait for approval. */
import type { Schemas } from '@digis/api-client/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, lifetime, reference, santim } from './columns.ts';

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
export interface Facts extends PlaceFacts {
  /** Santim that its user alone has entered and paid out (D150). */
  alone?: number;
  /** Of a transfer: the places, each absent for the box. */
  from?: number;
  to?: number;
  /** The number of the close that booked it. */
  close?: number;
  /** Of a payment in parts: the entry of its first part. */
  shared_with?: number;
  /** Of an opening figure: its opening, the day it is of, and how cash was counted. */
  opening?: number;
  dated?: string;
  notes?: Schemas['NoteCount'][];
  /** Of the opening figure of an imported event: its import. */
  import?: number;
  /** What it was spent for and on; a note of the entry counts more (D129). */
  event?: number;
  category?: Schemas['CostCategory'];
  /** Of tax that a client withheld. */
  certificate_no?: string;
  certificate_date?: string;
}

/** Where the money is and by what the bank knows it; each key is `referenceKey` of the text before it. */
export interface PlaceFacts {
  place?: number;
  reference?: string;
  reference_key?: string;
  second_reference?: string;
  second_key?: string;
  evidence?: Schemas['Evidence'];
}

/** What a claim says: of a certificate that waits its number and day, with the photo that its entry will have. */
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
  /** null: the box of the branch. */
  place_id: reference(),
  is_cash: boolean().notNull().default(false),
  in_total: santim().notNull().default(0),
  out_total: santim().notNull().default(0),
  /** The balance of transfers, so the balance is in - out + transferred. */
  transferred: santim().notNull().default(0),
});

/** Where a branch keeps money beside its box. SPEC: D126 */
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
  last_book_no: integer().notNull().default(0),
  /** Santim at all places of the branch together. */
  book_balance: santim().notNull().default(0),
  /** When the newest entry was booked. */
  newest_at: instant(),
});

export const postings = pgTable('postings', {
  id: id(),
  entry_id: reference().notNull(),
  account_id: reference().notNull(),
  amount: santim().notNull(),
  balance_after: santim().notNull(),
  transact_type: transactType().notNull(),
  /** The branch whose book shows it; null where none does. */
  book: reference(),
  /** Sequence number within the book, without gaps. */
  book_no: integer(),
  /** Santim at all places of the branch after it. */
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
  /** Why it was rejected. */
  remark: text().notNull().default(''),
  facts: jsonb().$type<ClaimFacts>().notNull().default({}),
});

/** What was learned of a written entry later. Rows are only ever inserted; the last of a kind counts. */
export const entryNotes = pgTable('entry_notes', {
  id: id(),
  entry_id: reference().notNull(),
  kind: text({ enum: ['fiscal_no', 'event', 'category'] }).notNull(),
  value: text().notNull(),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});

/** References of banks that are in use; a row goes when what holds it is undone. SPEC: D127 */
export const heldReferences = pgTable('held_references', {
  key: text().primaryKey(),
  branch_id: reference().notNull(),
  entry_id: reference(),
  pending_id: reference(),
});
