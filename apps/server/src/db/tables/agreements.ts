import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference, santim } from './columns.ts';

export const agreements = pgTable('agreements', {
  id: id(),
  event_id: reference().notNull(),
  date: date({ mode: 'string' }).notNull(),
  behalf: text().notNull(),
  client: text().notNull(),
  client_phone: text().notNull(),
  event_date: date({ mode: 'string' }).notNull(),
  advance: santim().notNull(),
  left: santim().notNull(),
  /** Printed; null on older papers. */
  people: integer(),
  total: santim(),
  time: text(),
  venue: text(),
  /** Older pages contain their images. */
  page: text().notNull(),
  logo: text(),
  stamp: text(),
  /** null: numbered by year and event. */
  book: reference(),
  book_no: integer(),
  /** Counts from 1; the number of the second paper ends in `/2`. */
  copy_no: integer(),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});

/** D162 */
export const agreementBooks = pgTable('agreement_books', {
  branch_id: reference().primaryKey(),
  next_no: integer(),
});

export const signedPapers = pgTable('signed_papers', {
  agreement_id: reference().primaryKey(),
  image: text().notNull(),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});
