import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../base/errors.ts';

export interface PageQuery {
  page?: number;
  cursor?: string;
}

export function readLastSeen({ cursor }: PageQuery): number | undefined {
  if (cursor === undefined) return undefined;
  const [, id] = /^after (\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (id === undefined) throw invalid({ cursor: 'malformed' });
  return Number(id);
}

export function isUnseen(id: PgColumn, query: PageQuery): SQL | undefined {
  const seen = readLastSeen(query);
  return seen === undefined ? undefined : lt(id, seen);
}

// D50: pages count from 1; page 0 is the first page too.
export const skippedRows = ({ page, cursor }: PageQuery, pageSize: number): number =>
  cursor === undefined ? (Math.max(page ?? 1, 1) - 1) * pageSize : 0;

export function nextOf(rows: readonly { id: number }[], pageSize: number): { next?: string } {
  const last = rows.at(-1);
  if (last === undefined || rows.length < pageSize) return {};
  return { next: Buffer.from(`after ${last.id}`).toString('base64url') };
}
