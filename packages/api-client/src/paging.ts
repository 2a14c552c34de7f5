/** Paging of lists: the query of each page, its cache key, and the end of the list. */
import { isObject } from './api-error.ts';
import { callAt } from './call-at.ts';
import type { PathOf, QueryAt } from './client.ts';
import type { OperationId, operations } from './contract.ts';

/** The paths whose list comes in pages. */
export type PagedPath = Extract<
  {
    [Op in OperationId]: (typeof operations)[Op] extends { pageSize: number; path: infer Path }
      ? Path
      : never;
  }[OperationId],
  PathOf<'get'>
>;

export interface Paging {
  pageSize: number;
  firstPage: number;
}

export function pagingOf(path: PagedPath): Paging {
  const { pageSize = 0, firstPage = 1 } = callAt('get', path);
  return { pageSize, firstPage };
}

/** The server's `next` repeats nothing when rows were inserted meanwhile; without one, pages are counted. */
export function placeOfPage(index: number, previous: unknown, { firstPage }: Paging): object {
  if (isObject(previous) && typeof previous.next === 'string') return { cursor: previous.next };
  return { page: firstPage + index };
}

function queryOfPage<Query>(query: Query | undefined, place: object): Query;
function queryOfPage(query: object | undefined, place: object): object {
  return { ...query, ...place };
}

/** The cache key of a page. */
export type PageKey<P extends PagedPath> = readonly [path: P, query: QueryAt<'get', P>];

/** @param previous the answer before it, `null` for the first page */
export const keyOfPage = <P extends PagedPath>(
  path: P,
  query: QueryAt<'get', P> | undefined,
  index: number,
  previous: unknown,
): PageKey<P> => [path, queryOfPage(query, placeOfPage(index, previous, pagingOf(path)))];

export const isLastPage = (rows: readonly unknown[], { pageSize }: Paging): boolean =>
  rows.length < pageSize;

/** A row that moved to another page between two reads is shown once, where it came first. */
export function uniqueById<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  const byId = new Map<number, Row>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}
