/** The actions on an entry of the book: a correction, for users who may correct. */
import { RowActions } from '@digis/ui';
import type { ReactNode } from 'react';
import { useCan } from '#auth/user.tsx';
import { useCorrectAction } from '#money/correct/use-correction.tsx';
import { useChangeAddress } from '#navigation/use-address.ts';
import type { CashRecord } from '../cashbook-data.ts';
import { useRecordName } from '../record-words.ts';
import { useCorrectableRecord } from './correctable-record.ts';

/** The value of `dialog` in the address. */
export const CORRECT = 'correct';

/** null for who corrects no entry of the book: their rows have no acts. */
export function useEntryActs(): ((record: CashRecord) => ReactNode) | null {
  const can = useCan();
  const nameOf = useRecordName();
  const correctableOf = useCorrectableRecord();
  const actionFor = useCorrectAction();
  const change = useChangeAddress();
  if (!can('Cashbook In/Out')) return null;
  return (record) =>
    correctableOf(record) && (
      <RowActions
        rowName={nameOf(record)}
        actions={[actionFor(() => change({ entry: record.id, dialog: CORRECT }))]}
      />
    );
}
