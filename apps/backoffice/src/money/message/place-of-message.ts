/** Finds the place of money that a bank's message tells of, by its kind and the last digits of the account. SPEC: D167 */
import type { BankMessage } from '@digis/domain';

export interface PlaceOfBank {
  readonly id: number;
  readonly kind: string;
  readonly digits?: string | undefined;
}

export type FoundPlace<Place> =
  | { readonly is: 'found'; readonly place: Place }
  /** The account of the message is none of ours. */
  | { readonly is: 'foreign'; readonly suffix: string }
  /** No place of that kind, or several and nothing that tells them apart. */
  | { readonly is: 'unknown' };

/** Messages show two to eight digits, and a place has as many as were typed: the shorter of both has to fit. */
const fits = (digits: string, suffix: string) => digits.endsWith(suffix) || suffix.endsWith(digits);

/** An outgoing message was written to the payer's account, whose digits say nothing of ours. */
export function placeOfMessage<Place extends PlaceOfBank>(
  { bank, direction, own_suffix }: BankMessage,
  places: readonly Place[],
): FoundPlace<Place> {
  const kind = bank === 'other' ? 'bank' : bank;
  const ofKind = places.filter((place) => place.kind === kind);
  const [only] = ofKind;
  const suffix = direction === 'in' ? own_suffix : null;
  if (suffix !== null) {
    const fitting = ofKind.filter(({ digits }) => digits && fits(digits, suffix));
    const [first] = fitting;
    if (first) return fitting.length === 1 ? { is: 'found', place: first } : { is: 'unknown' };
    if (ofKind.every(({ digits }) => digits)) return { is: 'foreign', suffix };
  }
  return only && ofKind.length === 1 ? { is: 'found', place: only } : { is: 'unknown' };
}
