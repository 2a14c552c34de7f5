/** The tenant's settings: names and values, as the wire has them. */
import { pgTable, text } from 'drizzle-orm/pg-core';

export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});
