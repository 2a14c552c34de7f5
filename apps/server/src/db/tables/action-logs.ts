import type { Schemas } from '@digis/api-client/contract';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

export const actionLogs = pgTable('action_logs', {
  id: id(),
  user_id: reference(),
  branch_id: reference(),
  action: text().$type<Schemas['LogAction']>().notNull(),
  subject: text().notNull(),
  entity_id: reference(),
  changes: jsonb().$type<readonly Schemas['LogChange'][]>(),
  device: text().notNull(),
  ip: text().notNull(),
  created_at: instant().notNull(),
});

/** Denials for each minute; they share one row in the log. */
export const accessDenials = pgTable(
  'access_denials',
  {
    user_id: reference().notNull(),
    operation: text().notNull(),
    minute: instant().notNull(),
    times: integer().notNull().default(1),
    log_id: reference(),
  },
  ({ user_id, operation, minute }) => [primaryKey({ columns: [user_id, operation, minute] })],
);

/** Refusals for each address and minute; they share one row in the log. */
export const loginRefusals = pgTable(
  'login_refusals',
  {
    address: text().notNull(),
    minute: instant().notNull(),
    times: integer().notNull().default(1),
    /** Known usernames only: others may be passwords. */
    names: text().array().notNull(),
    log_id: reference(),
  },
  ({ address, minute }) => [primaryKey({ columns: [address, minute] })],
);
