/** The loading state of a list as props of the kit’s table, and the row whose dialog is open. */
import type { ReadPages } from '@digis/api-client/swr-pages';
import type { Read } from '@digis/api-client/swr';
import type { ListStatus } from '@digis/ui';
import { useState } from 'react';
import { useAddress } from '../navigation/use-address.ts';

/** Loaded rows stay when a later read fails. */
function statusOf(read: Read<unknown>): ListStatus {
  if (read.data === undefined) return read.error ? 'error' : 'loading';
  return read.error ? 'error-more' : 'ready';
}

/** Props of a table whose rows are loaded at once. */
export const listOf = <Row>(read: Read<readonly Row[]>) => ({
  rows: read.data ?? [],
  status: statusOf(read),
  onRetry: read.retry,
});

type Shown<Row> = Pick<ReadPages<Row>, 'rows' | 'status' | 'hasMore'>;

/** The rows of a list in pages, undefined until the first page has come. */
export const rowsRead = <Row>({ rows, status }: Shown<Row>): Row[] | undefined =>
  status === 'loading' || status === 'error' ? undefined : rows;

/** Every row of a list in pages, undefined until the last page has come. */
export const allRead = <Row>(pages: Shown<Row>): Row[] | undefined =>
  pages.hasMore ? undefined : rowsRead(pages);

/** Props of a table while all of its rows are printed: they stand in place of the pages read so far. */
export const onPaper = <Row>(whole: readonly Row[] | undefined) =>
  whole && { rows: whole, hasMore: false };

/**
 * A dialog keeps the row it was opened for when another user deletes it and the list is read again:
 * what is being typed is not lost with it, and the save says what happened.
 */
export function useOpenRow<Row extends { readonly id: number }>(rows: readonly Row[] | undefined) {
  const address = useAddress();
  const [kept, keep] = useState<Row | null>(null);
  const found = rows?.find(({ id }) => id === address.id) ?? null;
  if (found !== null && found !== kept) keep(found);
  return { ...address, row: found ?? (kept?.id === address.id ? kept : null) };
}
