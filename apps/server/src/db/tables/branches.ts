/** The branches of the business. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, lifetime } from './columns.ts';

export const branches = pgTable('branches', {
  id: id(),
  name: text().notNull(),
  address: text().notNull(),
  ...lifetime(),
});
