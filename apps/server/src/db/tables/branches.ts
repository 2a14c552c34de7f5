/** Tables of branches and of the tenant's settings. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, lifetime } from './columns.ts';

export const branches = pgTable('branches', {
  id: id(),
  name: text().notNull(),
  address: text().notNull(),
  ...lifetime(),
});

/** Names and values, as on the wire. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});
