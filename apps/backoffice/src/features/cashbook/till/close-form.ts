import type { Schemas } from '@digis/api-client/contract';
import type { CountedNotes } from '@digis/ui/catering';
import { msg } from '@lingui/core/macro';
import type { Sums } from '#forms/sum-field.tsx';
import type { ClosedPlace, OpenDay, OpenPlace } from './till-data.ts';

export interface CloseValues {
  readonly box: CountedNotes | null;
  readonly said: Sums;
  readonly seen: readonly number[];
  readonly remark: string;
  readonly book_difference: boolean;
}

export const closeLabels = {
  box: msg`Cash box`,
  said: msg`Banks`,
  seen: msg`Seen on the statement`,
  remark: msg`Why there is a difference`,
  book_difference: msg`Book the difference`,
};

export const nothingCounted: CloseValues = {
  box: null,
  said: {},
  seen: [],
  remark: '',
  book_difference: false,
};

const values = [200, 100, 50, 10, 5, 1] as const;

export const notesOf = ({ notes }: CountedNotes): Schemas['NoteCount'][] =>
  values.flatMap((value) => {
    const count = notes[value];
    return count === undefined ? [] : [{ value, count }];
  });

const boxOf = ({ notes, coins }: CountedNotes): Schemas['CountedPlace'] => ({
  notes: notesOf({ notes, coins }),
  ...(coins !== null && { coins }),
});

function countedOf(
  { place, is_shared: isShared, entries = [] }: OpenPlace,
  { said, seen }: CloseValues,
): Schemas['CountedPlace'][] {
  if (place?.id === undefined) return [];
  const counted = said[place.id] ?? null;
  if (isShared !== true) return counted === null ? [] : [{ place: place.id, counted }];
  const rows = entries.flatMap(({ id }) => (seen.includes(id) ? [id] : []));
  return rows.length === 0 ? [] : [{ place: place.id, seen: rows }];
}

/** Names the last entry, by which the server rejects an outdated close. */
export const closeBody = (day: OpenDay, counted: CloseValues): Schemas['CloseInput'] => ({
  last_entry: day.last_entry,
  places: [
    ...(counted.box === null ? [] : [boxOf(counted.box)]),
    ...day.places.flatMap((place) => countedOf(place, counted)),
  ],
  remark: counted.remark.trim(),
  book_difference: counted.book_difference,
});

export const keyOfPlace = ({ place }: Pick<ClosedPlace, 'place'>): number => place?.id ?? 0;

export const hasDifference = (places: readonly ClosedPlace[]): boolean =>
  places.some(({ difference = 0 }) => difference !== 0);
