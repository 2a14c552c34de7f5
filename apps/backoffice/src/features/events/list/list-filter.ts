import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRead } from '#api/hooks.ts';
import { payments } from '#lists/money-in-short.tsx';
import { dateOf, idOf, useFilters } from '#navigation/use-address.ts';

export const FILTER = 'filter';

type Order = Exclude<Schemas['EventOrder'], 'newest' | 'earliest'>;

export const orders: Readonly<Record<Order, MessageDescriptor>> = {
  scheduled: msg`Latest booked first`,
  left: msg`Most left to pay first`,
};

const isOf = <Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  key: string | null,
): key is Key => key !== null && Object.hasOwn(table, key);

interface ListFilter {
  readonly packageId?: number;
  readonly payment?: Schemas['EventPayment'];
  readonly order?: Order;
}

const paymentOf = (text: string | null) => (isOf(payments, text) ? text : null);
const orderOf = (text: string | null) => (isOf(orders, text) ? text : null);

export const meanings = {
  from: dateOf,
  to: dateOf,
  packageId: idOf,
  payment: paymentOf,
  order: orderOf,
};

export function listFilterOf(address: URLSearchParams): ListFilter {
  const packageId = idOf(address.get('packageId'));
  const payment = paymentOf(address.get('payment'));
  const order = orderOf(address.get('order'));
  return {
    ...(packageId !== null && { packageId }),
    ...(payment !== null && { payment }),
    ...(order !== null && { order }),
  };
}

export const useListFilter = () => listFilterOf(useFilters());

export const usePackageName = (id: number | null): string | undefined =>
  useRead('/package', {
    query: { ...(id !== null && { id }) },
    isEnabled: id !== null,
    pick: ({ packages }) => (Array.isArray(packages) ? undefined : packages.name),
  }).data;
