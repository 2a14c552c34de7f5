import type { BodyOf, FieldErrorCode } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { invalid } from '#base/errors.ts';
import { isNotes } from '../../books/money-places/money-place-queries.ts';
import type { Day, PlaceOfDay } from './open-day.ts';

type Body = BodyOf<'closeDay'>;
type Counted = Body['places'][number];

/** Santim, except `notes`. */
interface CountOf {
  counted: number | null;
  notes: NonNullable<Counted['notes']>;
  coins: number;
  seen: number[];
}

export type Closed = PlaceOfDay & CountOf;

export const notCounted: CountOf = { counted: null, notes: [], coins: 0, seen: [] };

export function countsOf({ places }: Body, day: Day): (CountOf | undefined)[] {
  const errors: Record<string, FieldErrorCode> = {};
  const found = new Map<number | null, CountOf>();
  places.forEach((said, at) => {
    const place = said.place ?? null;
    const there = day.places.find((one) => (one.place?.id ?? null) === place);
    if (there === undefined) errors[`places.${at}.place`] = 'notFound';
    else if (found.has(place)) errors[`places.${at}.place`] = 'duplicate';
    else
      found.set(
        place,
        countOf(said, there, (field, code) => (errors[`places.${at}.${field}`] = code)),
      );
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return day.places.map(({ place }) => found.get(place?.id ?? null));
}

type Complain = (field: string, code: FieldErrorCode) => void;

function countOf(said: Counted, { place }: PlaceOfDay, complain: Complain): CountOf {
  const { notes = [], coins, counted, seen = [] } = said;
  if (new Set(notes.map(({ value }) => value)).size < notes.length) complain('notes', 'duplicate');
  const isCash = isNotes(place);
  // A shared account does not tell whose money it is.
  const hasSum = place !== null && (place.branch_id !== null || isCash);
  if (counted !== undefined && !hasSum) complain('counted', 'notAllowed');
  if (!isCash && (notes.length > 0 || coins !== undefined)) complain('notes', 'notAllowed');
  const isCounted = isCash && (notes.length > 0 || coins !== undefined);
  const inNotes = notes.reduce((sum, { value, count }) => sum + toSantim(value) * count, 0);
  const santimOfCoins = toSantim(coins ?? 0);
  const sum = isCounted ? inNotes + santimOfCoins : null;
  if (seen.length > 0 && hasSum) complain('seen', 'notAllowed');
  return {
    counted: counted === undefined ? sum : toSantim(counted),
    notes,
    coins: santimOfCoins,
    seen,
  };
}
