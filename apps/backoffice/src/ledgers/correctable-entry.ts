// D172
import type { Schemas } from '@digis/api-client/contract';
import { useInstantWords } from '../lists/instant-text.tsx';
import {
  type Correctable,
  type EntrySubject,
  isCorrectable,
  standsAt,
} from '../money/correct/correctable.ts';

type Entry = Schemas['LedgerEntry'];

export type LedgerSubject = Extract<EntrySubject, { kind: 'vendor' | 'employee' }>;

export function useCorrectableEntry(
  name: string,
  subjectOf: ((entry: Entry) => LedgerSubject) | undefined,
): (entry: Entry) => Correctable | null {
  const instantWords = useInstantWords();
  return (entry) => {
    const { record, amount, transact_type: direction, createdAt } = entry;
    if (!subjectOf || !record || !isCorrectable(entry)) return null;
    const subject = subjectOf(entry);
    return {
      id: record.id,
      book_no: record.book_no,
      kind: subject.kind,
      direction,
      booked: amount,
      stands: standsAt(entry),
      about: [name, instantWords(createdAt)].join(' · '),
      subject,
    };
  };
}
