/** Counted notes and coins: which were counted, and their sum. */

export interface CountedNotes {
  /** The number of notes of each value in birr; a value that is not counted yet is absent. */
  readonly notes: Readonly<Record<number, number>>;
  /** Birr; null while they are not counted. */
  readonly coins: number | null;
}

/** The sum in birr of what is counted so far. */
export const countedSum = ({ notes, coins }: CountedNotes): number =>
  Object.entries(notes).reduce((sum, [note, count]) => sum + Number(note) * count, coins ?? 0);

/** The same count with another number of one note; null once nothing is counted. */
export function withNotes(
  counted: CountedNotes | null,
  note: number,
  count: number | null,
): CountedNotes | null {
  const { [note]: _before, ...others } = counted?.notes ?? {};
  return orNothing({
    notes: count === null ? others : { ...others, [note]: count },
    coins: counted?.coins ?? null,
  });
}

export const withCoins = (
  counted: CountedNotes | null,
  coins: number | null,
): CountedNotes | null => orNothing({ notes: counted?.notes ?? {}, coins });

const orNothing = (counted: CountedNotes): CountedNotes | null =>
  counted.coins === null && Object.keys(counted.notes).length === 0 ? null : counted;
