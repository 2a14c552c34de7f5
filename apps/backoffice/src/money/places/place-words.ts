/** Words for places of money: the box of a branch, and the accounts and safes that the business has named. SPEC: D126 */
import type { Schemas } from '@digis/api-client/contract';
import { bankName } from '@digis/domain';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language.ts';

export type PlaceBrief = Schemas['PlaceBrief'];
export type PlaceKind = Schemas['PlaceKind'];

/** The kinds in the order in which they are offered. */
export const placeKinds = [
  'cbe',
  'telebirr',
  'mpesa',
  'abyssinia',
  'awash',
  'dashen',
  'siinqee',
  'bunna',
  'bank',
  'cheque',
  'safe',
] as const satisfies readonly PlaceKind[];

/** Cash has no reference of a bank. */
export const hasReference = (kind: PlaceBrief['kind']): boolean =>
  kind !== 'box' && kind !== 'safe';

export function useKindOfPlace(): (kind: PlaceBrief['kind']) => string {
  const { t } = useLingui();
  const locale = useLanguage();
  return (kind) => {
    if (kind === 'box') return t`Cash box`;
    if (kind === 'safe') return t`Safe`;
    if (kind === 'cheque') return t`Cheques`;
    return bankName({ bank: kind === 'bank' ? 'other' : kind, locale });
  };
}

/** The name that the business gave it; the box has none of its own. */
export function usePlaceName(): (place: PlaceBrief | undefined) => string {
  const kindOf = useKindOfPlace();
  return (place) => place?.name ?? kindOf(place?.kind ?? 'box');
}
