// D72, D138
import { isCostCategory } from '@digis/domain';
import { useDayRange } from '#lists/day-range.ts';
import { dateOf, useParameter } from '#navigation/use-address.ts';
import type { CashQuery } from '../cashbook-data.ts';
import { kinds } from '../record-words.ts';

type CashFilter = Pick<
  CashQuery,
  'from' | 'to' | 'phone' | 'kind' | 'counterparty' | 'place' | 'costOf' | 'category'
>;

type CashKind = NonNullable<CashQuery['kind']>;

const isKind = (text: string): text is CashKind => Object.hasOwn(kinds, text);

const kindOf = (text: string | null) => (text !== null && isKind(text) ? text : null);

export const phoneOf = (text: string | null) =>
  text !== null && /^0[1-9]\d{8}$/.test(text) ? text : null;

const PARTY = /^(?:client|vendor|employee|user):[1-9]\d{0,9}$/u;

const partyOf = (text: string | null) => (text !== null && PARTY.test(text) ? text : null);

const placeOf = (text: string | null) =>
  text !== null && /^(?:box|[1-9]\d{0,8})$/u.test(text) ? text : null;

const eventOfCost = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? text : null;

const categoryOf = (text: string | null) => (text !== null && isCostCategory(text) ? text : null);

export const meanings = {
  from: dateOf,
  to: dateOf,
  kind: kindOf,
  phone: phoneOf,
  counterparty: partyOf,
  place: placeOf,
  costOf: eventOfCost,
  category: categoryOf,
};

export function useCashFilter(): CashFilter {
  const days = useDayRange();
  const phone = phoneOf(useParameter('phone').value);
  const kind = kindOf(useParameter('kind').value);
  const counterparty = partyOf(useParameter('counterparty').value);
  const place = placeOf(useParameter('place').value);
  const costOf = eventOfCost(useParameter('costOf').value);
  const category = categoryOf(useParameter('category').value);
  return {
    ...days,
    ...(phone !== null && { phone }),
    ...(kind !== null && { kind }),
    ...(counterparty !== null && { counterparty }),
    ...(place !== null && { place }),
    ...(costOf !== null && { costOf: Number(costOf) }),
    ...(category !== null && { category }),
  };
}
