// D161
import type { Schemas } from '@digis/api-client/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

export const imports = pgTable('imports', {
  id: id(),
  kind: text().$type<Schemas['ImportKind']>().notNull(),
  name: text().notNull(),
  state: text({ enum: ['staged', 'committed', 'undone'] })
    .notNull()
    .default('staged'),
  counts: jsonb().$type<Schemas['ImportCounts']>().notNull(),
  made: jsonb().$type<Schemas['ImportMade']>(),
  created_by: reference().notNull(),
  created_at: instant().notNull(),
  committed_at: instant(),
});

export type ImportRow = typeof imports.$inferSelect;

export const importRows = pgTable('import_rows', {
  import_id: reference().notNull(),
  sheet_row: integer().notNull(),
  /** The fields as sent, without those that a note excludes. */
  fields: jsonb().$type<unknown>().notNull(),
  outcome: text().$type<Schemas['ImportOutcome']>().notNull(),
  known_id: reference(),
  /** Equal for duplicates; null: refused. */
  key: text(),
});

export type StagedRow = typeof importRows.$inferSelect;

export const recordTables = [
  'events',
  'packages',
  'items',
  'clients',
  'employees',
  'vendors',
] as const;

export type RecordTable = (typeof recordTables)[number];

export const importRecords = pgTable('import_records', {
  id: id(),
  import_id: reference().notNull(),
  sheet_row: integer().notNull(),
  record: text().$type<RecordTable>().notNull(),
  record_id: reference().notNull(),
  before: jsonb().$type<unknown>(),
  mark: text().notNull(),
});
