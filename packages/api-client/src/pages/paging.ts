import { isObject } from '../api-error.ts';
import { callAt } from '../call-at.ts';
import type { AnswerAt, PathOf, QueryAt } from '../client.ts';
import { asWritten } from '../hooks/reads.ts';
import type { OperationId, operations } from '../contract.ts';

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

export function pagingOf(path: PagedPath, query: object = {}): Paging {
  const { pageSize = 0, pageSizeWith = {}, firstPage = 1 } = callAt('get', path);
  const [, size = pageSize] = Object.entries(pageSizeWith).find(([name]) => name in query) ?? [];
  return { pageSize: size, firstPage };
}

/**
 * Continues at the server's `next`, which repeats no row after an insertion, else by page number.
 */
export function placeOfPage(index: number, previous: unknown, { firstPage }: Paging): object {
  if (isObject(previous) && typeof previous.next === 'string') return { cursor: previous.next };
  return { page: firstPage + index };
}

function queryOfPage<Query>(query: Query | undefined, place: object): Query;
function queryOfPage(query: object | undefined, place: object): object {
  return asWritten({ ...query, ...place });
}

export type PageKey<P extends PagedPath> = readonly [path: P, query: QueryAt<'get', P>];

/** @param previous the answer before, `null` for the first page */
export const keyOfPage = <P extends PagedPath>(
  path: P,
  query: QueryAt<'get', P> | undefined,
  index: number,
  previous: unknown,
): PageKey<P> => [path, queryOfPage(query, placeOfPage(index, previous, pagingOf(path)))];

export const isLastPage = (rows: readonly unknown[], { pageSize }: Paging): boolean =>
  rows.length < pageSize;

export type PickRows<P extends PagedPath, Row> = (answer: AnswerAt<'get', P>) => readonly Row[];

/** Gives null after the last page; the first page has no previous answer. */
export const keysOf =
  <P extends PagedPath>(
    path: P,
    query: QueryAt<'get', P> | undefined,
    pick: PickRows<P, unknown>,
  ) =>
  (index: number, previous: AnswerAt<'get', P> | null): PageKey<P> | null =>
    previous !== null && isLastPage(pick(previous), pagingOf(path, query))
      ? null
      : keyOfPage(path, query, index, previous);

export interface RowWithId {
  id: number | string;
}

/** A row that moved to another page is shown once, at its first place. */
export function uniqueById<Row extends RowWithId>(rows: readonly Row[]): Row[] {
  const byId = new Map<RowWithId['id'], Row>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}
