/** Pages of rows by descending id: by page number, or after the last row of the page before. */
import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../base/errors.ts';

export interface PageQuery {
  page?: number;
  cursor?: string;
}

/** The id that the page before ended with; undefined for a page that is asked for by its number. */
export function readLastSeen({ cursor }: PageQuery): number | undefined {
  if (cursor === undefined) return undefined;
  const [, id] = /^after (\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (id === undefined) throw invalid({ cursor: 'malformed' });
  return Number(id);
}

/** The rows behind the cursor, where the page is asked for by one. */
export function isUnseen(id: PgColumn, query: PageQuery): SQL | undefined {
  const seen = readLastSeen(query);
  return seen === undefined ? undefined : lt(id, seen);
}

// SPEC: D50, pages count from 1 and 0 is the first one too; a cursor wins over a number.
export const skippedRows = ({ page, cursor }: PageQuery, pageSize: number): number =>
  cursor === undefined ? (Math.max(page ?? 1, 1) - 1) * pageSize : 0;

/** A full page may have another one behind it. */
export function nextOf(rows: readonly { id: number }[], pageSize: number): { next?: string } {
  const last = rows.at(-1);
  if (last === undefined || rows.length < pageSize) return {};
  return { next: Buffer.from(`after ${last.id}`).toString('base64url') };
}
