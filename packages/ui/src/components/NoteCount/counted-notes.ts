export interface CountedNotes {
  /** Number of notes by their value in birr; absent until counted. */
  readonly notes: Readonly<Record<number, number>>;
  /** Birr; null if not counted yet. */
  readonly coins: number | null;
}

export const countedSum = ({ notes, coins }: CountedNotes): number =>
  Object.entries(notes).reduce((sum, [note, count]) => sum + Number(note) * count, coins ?? 0);

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
