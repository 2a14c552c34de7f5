// D172
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useWrite } from '../../api/hooks.ts';
import type { FieldErrors } from '../../forms/form-store.ts';
import { type RecordForm, useRecordForm } from '../../forms/use-record-form.ts';
import { useBirrWords } from '../../i18n/birr-words.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import type { Correctable } from './correctable.ts';
import { type CorrectionReason, keptReason } from '../../i18n/labels/correction-reason-labels.ts';
import { proofFact, type ProofValues } from '../movement-facts.tsx';
import { leastOf } from './what-follows.ts';

export interface CorrectionValues extends ProofValues {
  readonly should_be: number | null;
  readonly reason: CorrectionReason | null;
  readonly words: string;
}

export const correctionLabels = {
  should_be: msg`What should it have been?`,
  reason: msg`Why`,
  words: msg`In words`,
  ...proofFact.labels,
};

const empty: CorrectionValues = {
  should_be: null,
  reason: null,
  words: '',
  ...proofFact.empty,
};

const also = [
  '/transactions',
  '/petty-cash',
  '/vendor-ledger',
  '/employee-ledger',
  '/event',
  '/get-calendar',
  '/receivables',
  '/withholding',
  '/payables',
  '/client',
  '/vendor',
  '/employee',
] as const;

interface CorrectionFormOptions {
  readonly entry: Correctable;
  readonly onClose: () => void;
}

export function useCorrectionForm({ entry, onClose }: CorrectionFormOptions) {
  const birr = useBirrWords();
  const correct = useWrite('post', '/correction', { also, refreshesOnFailure: true });
  const amountFault = useAmountFault(entry);
  const form: RecordForm<CorrectionValues> = useRecordForm({
    name: `correction of ${entry.id}`,
    initial: empty,
    check: (values: CorrectionValues): FieldErrors<CorrectionValues> => {
      const fault = amountFault(values.should_be);
      return fault ? { should_be: fault } : {};
    },
    bodyOf: ({ should_be, reason, words, proof }): Schemas['CorrectionInput'] => ({
      id: entry.id,
      should_be: should_be ?? 0,
      reason: keptReason(reason, words),
      proof,
    }),
    write: correct,
    words: ({ should_be }: CorrectionValues) => {
      const stands = birr(should_be ?? 0);
      const { book_no: no } = entry;
      return {
        done: msg`Corrected`,
        detail:
          no === undefined
            ? msg`It stands at ${stands} now.`
            : msg`No. ${no} stands at ${stands} now.`,
        failed: specMessages.saveFailed,
      };
    },
    onSaved: (_answer: AnswerOf<'correctEntry'>) => onClose(),
    onRefused: ({ errors }) => {
      const { should_be: code } = errors;
      if (code === 'maximum')
        form.store.refuse({
          should_be: msg`It stands at less by now, and can only become less still`,
        });
      if (code === 'minimum')
        form.store.refuse({ should_be: msg`So much is no longer there to be taken back` });
    },
  });
  return form;
}

function useAmountFault(
  entry: Correctable,
): (amount: number | null) => MessageDescriptor | undefined {
  const birr = useBirrWords();
  return (amount) => {
    if (amount === null) return undefined;
    const [stands, least] = [birr(entry.stands), birr(leastOf(entry))];
    if (amount > entry.stands) return msg`It stands at ${stands}, and can only become less`;
    if (amount === entry.stands) return msg`It stands at ${stands} already`;
    if (amount < leastOf(entry))
      return msg`At least ${least}: the rest is no longer there to be taken back`;
    return undefined;
  };
}
