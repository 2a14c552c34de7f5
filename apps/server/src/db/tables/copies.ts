// D163
import { bigint, date, pgTable } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

export const dailyCopies = pgTable('daily_copies', {
  day: date({ mode: 'string' }).primaryKey(),
  taken_at: instant().notNull(),
  entries: bigint({ mode: 'number' }).notNull(),
  verified_at: instant().notNull(),
});

export const copyDownloads = pgTable('copy_downloads', {
  id: id(),
  day: date({ mode: 'string' }).notNull(),
  user_id: reference().notNull(),
  begun_at: instant().notNull(),
  /** null: running or aborted. */
  finished_at: instant(),
});
