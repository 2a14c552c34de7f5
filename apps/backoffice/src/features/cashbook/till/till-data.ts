// D128, D168
import type { Schemas } from '@digis/api-client/contract';
import { useRead, useWrite } from '#api/hooks.ts';
import { useReadPages } from '#api/pages.ts';
import type { CashBranch } from '../cashbook-data.ts';

export type Close = Schemas['Close'];
export type OpenDay = Schemas['OpenDay'];
export type OpenPlace = Schemas['OpenPlace'];
export type ClosedPlace = Schemas['ClosedPlace'];

export const useTransfer = () =>
  useWrite('post', '/transfer', { also: ['/transactions', '/close'], refreshesOnFailure: true });

export const useCloses = (query: CashBranch['query']) =>
  useReadPages('/close', {
    query,
    pick: ({ closes }) => closes.flatMap((close) => kept(close)),
  });

export interface KeptClose extends Close {
  readonly id: number;
}

const kept = ({ id, ...close }: Close): KeptClose[] => (id === undefined ? [] : [{ ...close, id }]);

export const useClose = (id: number, query: CashBranch['query']) =>
  useRead('/close', { query: { ...query, id }, pick: ({ closes }) => closes[0] ?? null });

export const useOpenDay = (query: CashBranch['query']) =>
  useRead('/close', { query, pick: ({ now }) => now ?? null });

export const useBookDifference = () =>
  useWrite('post', '/close/difference', {
    also: ['/transactions', '/close'],
    refreshesOnFailure: true,
  });

export const useCloseDay = () =>
  useWrite('post', '/close', { also: ['/transactions'], refreshesOnFailure: true });
