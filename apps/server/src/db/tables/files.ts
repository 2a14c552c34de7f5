import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const files = pgTable('files', {
  path: text().primaryKey(),
  media_type: text().notNull(),
  bytes: integer().notNull(),
  sha256: bytea().notNull(),
  uploaded_by: reference().notNull(),
  branch_id: reference(),
  created_at: instant().notNull(),
});

/** Failed uploads count too. */
export const uploadAttempts = pgTable('upload_attempts', {
  id: id(),
  user_id: reference().notNull(),
  attempted_at: instant().notNull(),
});

export type FileRow = typeof files.$inferSelect;
export type StoredImage = Pick<FileRow, 'path' | 'media_type' | 'bytes' | 'sha256'>;
