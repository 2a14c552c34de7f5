/** The filter of the book as the address has it. D72, D138 */
import { useDayRange } from '../../../lists/day-range.ts';
import { useParameter } from '../../../navigation/use-address.ts';
import type { CashQuery } from '../cashbook-data.ts';
import { kinds } from '../record-words.ts';

export type CashFilter = Pick<CashQuery, 'from' | 'to' | 'phone' | 'kind' | 'counterparty'>;

export type CashKind = NonNullable<CashQuery['kind']>;

export const isKind = (text: string | null): text is CashKind => text !== null && text in kinds;

export const phoneOf = (text: string | null) =>
  text !== null && /^0[1-9]\d{8}$/.test(text) ? text : null;

const PARTY = /^(?:client|vendor|employee|user):[1-9]\d{0,9}$/u;

export function useCashFilter(): CashFilter {
  const days = useDayRange();
  const phone = phoneOf(useParameter('phone').value);
  const kind = useParameter('kind').value;
  const counterparty = useParameter('counterparty').value;
  return {
    ...days,
    ...(phone !== null && { phone }),
    ...(isKind(kind) && { kind }),
    ...(counterparty !== null && PARTY.test(counterparty) && { counterparty }),
  };
}
