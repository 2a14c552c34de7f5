/** The people events are made for: a row for each branch that knows a phone (D149). */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, lifetime, reference } from './columns.ts';

export const clients = pgTable('clients', {
  id: id(),
  full_name: text().notNull(),
  phone_number: text().notNull(),
  secondary_phone: text().notNull(),
  client_image: text(),
  id_image: text(),
  /** Whose knowledge this row is; null only for whom an admin wrote down before branches had rows. */
  branch_id: reference(),
  ...lifetime(),
});
