/** Cash in or out without its looks. Spec 2.8, 5, D74. */
import type { Schemas } from '@digis/api-client/contract';
import type { IsoDate } from '@digis/ethio-date';
import { msg } from '@lingui/core/macro';
import { requiredText } from '../../../forms/required.ts';

export interface CashFormValues {
  readonly amount: number | null;
  readonly remark: string;
  readonly proof: string | null;
  readonly isAdvance: boolean;
  readonly settle_amount: number | null;
  readonly settle_date: IsoDate | null;
}

export const cashLabels = {
  amount: msg`Amount`,
  remark: msg`Remark`,
  proof: msg`Receipt`,
  isAdvance: msg`Advance payment: the rest follows later`,
  settle_amount: msg`Rest to settle`,
  settle_date: msg`Settlement date`,
};

export const newCash = (today: IsoDate): CashFormValues => ({
  amount: null,
  remark: '',
  proof: null,
  isAdvance: false,
  settle_amount: null,
  settle_date: today,
});

export const checkCash = (values: CashFormValues) => requiredText(values, ['amount', 'remark']);

export const cashBody = (
  type: Schemas['TransactType'],
  { amount, remark, proof, isAdvance, settle_amount, settle_date }: CashFormValues,
): Schemas['CashInput'] => ({
  type,
  amount: amount ?? 0,
  remark: remark.trim(),
  proof,
  ...(isAdvance && { isAdvance, settle_amount, settle_date }),
});
