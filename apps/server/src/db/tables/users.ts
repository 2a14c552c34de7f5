import { boolean, customType, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, lifetime, reference } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const users = pgTable('users', {
  id: id(),
  username: text().notNull(),
  username_key: text().notNull(),
  /** Blank: the username is shown. D147 */
  full_name: text().notNull().default(''),
  password_hash: text().notNull(),
  role: text({ enum: ['admin', 'staff'] }).notNull(),
  branch_id: reference(),
  access: text().array().notNull().default([]),
  must_change: boolean().notNull().default(false),
  totp_secret: text(),
  totp_confirmed_at: instant(),
  totp_step: reference(),
  ...lifetime(),
});

export type UserRow = typeof users.$inferSelect;

export const recoveryCodes = pgTable('recovery_codes', {
  user_id: reference().notNull(),
  code_hash: bytes().notNull(),
});

export const sessions = pgTable('sessions', {
  id: id(),
  token_hash: bytes().notNull(),
  user_id: reference().notNull(),
  file_token_hash: bytes(),
  created_at: instant().notNull(),
  last_seen_at: instant().notNull(),
  proved_at: instant().notNull(),
  device: text().notNull(),
  ip: text().notNull(),
});

export const loginAttempts = pgTable('login_attempts', {
  id: id(),
  username_key: text().notNull(),
  ip: text().notNull(),
  succeeded: boolean().notNull().default(false),
  attempted_at: instant().notNull(),
});

export const keptMinutes = 48 * 60;

export const idempotencyKeys = pgTable('idempotency_keys', {
  user_id: reference().notNull(),
  key: text().notNull(),
  /** The branch then; 0: an admin. */
  branch_id: reference(),
  request_hash: bytes().notNull(),
  status: reference(),
  /** jsonb would reorder fields. */
  body: json().$type<unknown>(),
  created_at: instant().notNull(),
});
