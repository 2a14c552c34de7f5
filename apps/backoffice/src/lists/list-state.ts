import type { ReadPages } from '@digis/api-client/swr-pages';
import type { Read } from '@digis/api-client/swr';
import type { ListStatus } from '@digis/ui';
import { useState } from 'react';
import { useAddress } from '../navigation/use-address.ts';

function statusOf(read: Read<unknown>): ListStatus {
  if (read.data === undefined) return read.error ? 'error' : 'loading';
  return read.error ? 'error-more' : 'ready';
}

export const listOf = <Row>(read: Read<readonly Row[]>) => ({
  rows: read.data ?? [],
  status: statusOf(read),
  onRetry: read.retry,
});

type Shown<Row> = Pick<ReadPages<Row>, 'rows' | 'status' | 'hasMore'>;

export const rowsRead = <Row>({ rows, status }: Shown<Row>): Row[] | undefined =>
  status === 'loading' || status === 'error' ? undefined : rows;

export const allRead = <Row>(pages: Shown<Row>): Row[] | undefined =>
  pages.hasMore ? undefined : rowsRead(pages);

export const onPaper = <Row>(whole: readonly Row[] | undefined) =>
  whole && { rows: whole, hasMore: false };

/** A row that another user deletes stays open, so that typed values survive. */
export function useOpenRow<Row extends { readonly id: number }>(rows: readonly Row[] | undefined) {
  const address = useAddress();
  const [kept, keep] = useState<Row | null>(null);
  const found = rows?.find(({ id }) => id === address.id) ?? null;
  if (found !== null && found !== kept) keep(found);
  return { ...address, row: found ?? (kept?.id === address.id ? kept : null) };
}
