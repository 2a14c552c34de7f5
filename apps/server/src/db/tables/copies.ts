/** Tables of the daily copies of the business, and of the downloads of them. SPEC: D163 */
import { bigint, date, pgTable } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

export const dailyCopies = pgTable('daily_copies', {
  day: date({ mode: 'string' }).primaryKey(),
  taken_at: instant().notNull(),
  /** Entries of all branches in it. */
  entries: bigint({ mode: 'number' }).notNull(),
  verified_at: instant().notNull(),
});

export const copyDownloads = pgTable('copy_downloads', {
  id: id(),
  day: date({ mode: 'string' }).notNull(),
  user_id: reference().notNull(),
  begun_at: instant().notNull(),
  /** null: it runs, or it broke off. */
  finished_at: instant(),
});
