/** The people events are made for. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, lifetime, reference } from './columns.ts';

export const clients = pgTable('clients', {
  id: id(),
  full_name: text().notNull(),
  phone_number: text().notNull(),
  secondary_phone: text().notNull(),
  client_image: text(),
  id_image: text(),
  /** Where the client was first written down. */
  branch_id: reference(),
  ...lifetime(),
});

/** Which branch knows which client; filled by triggers. */
export const branchClients = pgTable('branch_clients', {
  branch_id: reference().notNull(),
  client_id: reference().notNull(),
});
