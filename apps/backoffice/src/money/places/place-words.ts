import type { Schemas } from '@digis/api-client/contract';
import { bankName } from '@digis/domain';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language.ts';

type PlaceBrief = Schemas['PlaceBrief'];
type PlaceKind = Schemas['PlaceKind'];

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

export function usePlaceName(): (place: PlaceBrief | undefined) => string {
  const kindOf = useKindOfPlace();
  return (place) => place?.name ?? kindOf(place?.kind ?? 'box');
}
