// D128, D160
import { NoteCount } from '@digis/ui/catering';
import type { Schemas } from '@digis/api-client/contract';

interface CountOnPaperProps {
  readonly label: string;
  readonly notes: readonly Schemas['NoteCount'][];
  /** Birr. */
  readonly coins?: number | undefined;
}

export const CountOnPaper = ({ label, notes, coins }: CountOnPaperProps) => (
  <NoteCount
    label={label}
    isReadOnly
    value={{
      notes: Object.fromEntries(notes.map(({ value, count }) => [value, count])),
      coins: coins ?? null,
    }}
  />
);
