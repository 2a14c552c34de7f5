/** Columns that many tables share. */
import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const reference = () => bigint({ mode: 'number' });
/** Integer santim: a JavaScript number holds them exactly up to 90 trillion birr. */
export const santim = () => bigint({ mode: 'number' });
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
/** Deleted rows stay: old events still show their names. */
export const lifetime = () => ({ created_at: instant().notNull(), archived_at: instant() });
