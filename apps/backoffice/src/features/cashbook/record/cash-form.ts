// Spec 2.8, 5, D74
import type { Schemas } from '@digis/api-client/contract';
import type { IsoDate } from '@digis/ethio-date';
import { msg } from '@lingui/core/macro';
import type { ApiError } from '@digis/api-client';
import { useState } from 'react';
import { draftOver, forgetDraft, keepDraft } from '#forms/drafts.ts';
import { useUser } from '#auth/user.tsx';
import { costFacts, type CostValues } from '#money/costs/cost-values.ts';
import { type FactValues, movementFacts, remarkLabel } from '#money/movement-facts.tsx';

export interface CashFormValues extends FactValues, CostValues {
  readonly amount: number | null;
  readonly remark: string;
  readonly isAdvance: boolean;
  readonly settle_amount: number | null;
  readonly settle_date: IsoDate | null;
}

export const cashLabels = {
  amount: msg`Amount`,
  remark: remarkLabel,
  ...movementFacts.labels,
  ...costFacts.labels,
  isAdvance: msg`Advance payment: the rest follows later`,
  settle_amount: msg`Rest to settle`,
  settle_date: msg`Settlement date`,
};

export const newCash = (today: IsoDate, facts: FactValues): CashFormValues => ({
  amount: null,
  remark: '',
  ...facts,
  ...costFacts.empty,
  isAdvance: false,
  settle_amount: null,
  settle_date: today,
});

export const cashBody = (
  type: Schemas['TransactType'],
  {
    amount,
    remark,
    isAdvance,
    settle_amount,
    settle_date,
    eventId,
    category,
    ...facts
  }: CashFormValues,
): Schemas['CashInput'] => ({
  type,
  amount: amount ?? 0,
  remark: remark.trim(),
  ...movementFacts.of(facts),
  ...costFacts.of({ eventId, category }),
  ...(isAdvance && { isAdvance, settle_amount, settle_date }),
});

interface FailedCash {
  readonly values: CashFormValues;
  readonly idempotencyKey?: string;
}

/** Field errors keep the form open; after a 403 the user signs in again and finds a draft. */
const closesFor = ({ errors, status }: ApiError) =>
  status !== 403 && Object.keys(errors ?? {}).length === 0;

/** A failed save closes the dialog, which reopens with the typed values. D75 */
export function useFailedCash(form: string, empty: CashFormValues) {
  const { id } = useUser();
  const name = `failed ${form}`;
  const [kept] = useState(() => draftOver<FailedCash>(id, name, { values: empty }));
  return {
    failed: kept ?? { values: empty },
    keep: (error: ApiError, failed: FailedCash): boolean => {
      if (closesFor(error)) keepDraft(id, name, failed);
      return closesFor(error);
    },
    forget: () => forgetDraft(id, name),
  };
}
