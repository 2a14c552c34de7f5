// D172
import type { Correctable, EntrySubject } from '#money/correct/correctable.ts';
import { isCorrectable, standsAt } from '#money/correct/correctable.ts';
import { useMayCorrect } from '#money/correct/use-correction.tsx';
import type { CashRecord } from '../cashbook-data.ts';
import { eventOf, useRecordName } from '../record-words.ts';

/** Undefined if the entry concerns no event, vendor or employee. */
function subjectOf(record: CashRecord): EntrySubject | undefined {
  const event = eventOf(record);
  if (event) return { kind: 'event', ...event };
  const { counterparty, branch } = record;
  if (counterparty?.kind === 'vendor')
    return { kind: 'vendor', id: counterparty.id, branchId: branch?.id };
  if (counterparty?.kind === 'employee') return { kind: 'employee', id: counterparty.id };
  return undefined;
}

export function useCorrectableRecord(): (record: CashRecord) => Correctable | null {
  const nameOf = useRecordName();
  const mayCorrect = useMayCorrect();
  return (record) => {
    const { id, book_no, record_type: kind, transact_type: direction, amount } = record;
    if (kind === undefined || !isCorrectable(record) || !mayCorrect(kind)) return null;
    const stands = standsAt(record);
    const about = nameOf(record);
    return {
      id,
      book_no,
      kind,
      direction,
      booked: amount,
      stands,
      about,
      subject: subjectOf(record),
    };
  };
}
