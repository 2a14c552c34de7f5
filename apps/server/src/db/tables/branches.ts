import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, lifetime, reference } from './columns.ts';

export const branches = pgTable('branches', {
  id: id(),
  name: text().notNull(),
  address: text().notNull(),
  /** Limits of a day; null: no limit. D122 */
  max_events: integer(),
  max_people: integer(),
  ...lifetime(),
});

export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** D159 */
export const dismissals = pgTable('dismissals', {
  name: text().primaryKey(),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
});
