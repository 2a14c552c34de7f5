// D135
import type { Schemas } from '@digis/api-client/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, reference } from './columns.ts';

export const printedSheets = pgTable('printed_sheets', {
  event_id: reference().notNull(),
  kind: text().$type<Schemas['SheetKind']>().notNull(),
  said: jsonb().$type<Schemas['SheetSaid']>().notNull(),
  printed_by: reference().notNull(),
  printed_at: instant().notNull(),
});
