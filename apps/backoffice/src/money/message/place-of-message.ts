import type { Schemas } from '@digis/api-client/contract';
import type { BankMessage } from '@digis/domain';

interface PlaceOfBank {
  readonly id: number;
  readonly kind: string;
  readonly digits?: string | undefined;
}

type FoundPlace<Place> =
  | { readonly is: 'found'; readonly place: Place }
  /** The account belongs to no place of ours. */
  | { readonly is: 'foreign'; readonly suffix: string }
  | { readonly is: 'unknown' };

export type Flow = Schemas['TransactType'];

/** Messages show two to eight of an account's last digits. */
const fits = (suffix: string, { digits }: PlaceOfBank) =>
  digits !== undefined && (digits.endsWith(suffix) || suffix.endsWith(digits));

const ANY_BANK = 'bank';

function byDigits<Place extends PlaceOfBank>(
  { bank }: BankMessage,
  suffix: string,
  places: readonly Place[],
): FoundPlace<Place> | null {
  // A message of an unknown bank fits any place; a known bank also fits places of any bank.
  const possible = places.filter(
    ({ kind }) => bank === 'other' || kind === bank || kind === ANY_BANK,
  );
  const fitting = possible.filter((place) => fits(suffix, place));
  const own = fitting.filter(({ kind }) => kind === bank);
  const [first, ...others] = own.length > 0 ? own : fitting;
  if (first) return others.length === 0 ? { is: 'found', place: first } : { is: 'unknown' };
  return possible.every(({ digits }) => digits) ? { is: 'foreign', suffix } : null;
}

/** Ignores the digits of the other party's account. */
export function placeOfMessage<Place extends PlaceOfBank>(
  message: BankMessage,
  places: readonly Place[],
  flow: Flow = 'in',
): FoundPlace<Place> {
  const suffix = message.direction === flow ? message.own_suffix : null;
  const found = suffix === null ? null : byDigits(message, suffix, places);
  if (found !== null) return found;
  const kind = message.bank === 'other' ? ANY_BANK : message.bank;
  const [only, ...others] = places.filter((place) => place.kind === kind);
  const isPossible = only && others.length === 0 && (suffix === null || only.digits === undefined);
  return isPossible ? { is: 'found', place: only } : { is: 'unknown' };
}

/** True for our own bank's message about money that our account sent. */
export function isOfOurs(message: BankMessage, places: readonly PlaceOfBank[]): boolean {
  const { own_suffix } = message;
  const found = placeOfMessage(message, places, 'out');
  const isOut = message.direction === 'out' && own_suffix !== null && found.is === 'found';
  return isOut && fits(own_suffix, found.place);
}
