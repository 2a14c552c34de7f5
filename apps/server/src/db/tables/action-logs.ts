/** Who did what, when and from where. */
import type { Schemas } from '@digis/api-client/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

export const actionLogs = pgTable('action_logs', {
  id: id(),
  user_id: reference(),
  branch_id: reference(),
  action: text().notNull(),
  subject: text().notNull(),
  entity_id: reference(),
  changes: jsonb().$type<readonly Schemas['LogChange'][]>(),
  device: text().notNull(),
  ip: text().notNull(),
  created_at: instant().notNull(),
});
