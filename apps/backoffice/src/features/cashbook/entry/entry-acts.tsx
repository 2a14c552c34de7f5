import { RowActions } from '@digis/ui';
import type { ReactNode } from 'react';
import { useCan } from '#auth/user.tsx';
import { useCostNoteAction } from '#money/costs/cost-note-action.tsx';
import { useCorrectAction } from '#money/correct/use-correction.tsx';
import { changeAddress } from '#navigation/place.ts';
import type { CashRecord } from '../cashbook-data.ts';
import { isByHand, useRecordName } from '../record-words.ts';
import { useCorrectableRecord } from './correctable-record.ts';

export const CORRECT = 'correct';

export const COST = 'cost';

export function useEntryActs(): ((record: CashRecord) => ReactNode) | null {
  const can = useCan();
  const nameOf = useRecordName();
  const correctableOf = useCorrectableRecord();
  const actionFor = useCorrectAction();
  const costAction = useCostNoteAction();
  if (!can('Cashbook In/Out')) return null;
  return (record) => {
    const open = (dialog: string) => () => changeAddress({ entry: record.id, dialog });
    const actions = [
      ...(correctableOf(record) ? [actionFor(open(CORRECT))] : []),
      ...(costAction && isByHand(record) ? [costAction(open(COST))] : []),
    ];
    return actions.length > 0 && <RowActions rowName={nameOf(record)} actions={actions} />;
  };
}
