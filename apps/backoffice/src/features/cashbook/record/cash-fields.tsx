/** What every entry by hand shares: its form, kept when saving fails, and its fields. Spec 2.8, D75. */
import type { Schemas } from '@digis/api-client/contract';
import { MoneyField, TextArea } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FormStore } from '#forms/form-store.ts';
import { useField, useParsedField } from '#forms/use-field.ts';
import { useRecordForm } from '#forms/use-record-form.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import { ReceiptField } from '#images/image-field.tsx';
import { type CashBranch, useRecordCash } from '../cashbook-data.ts';
import { useBirrWords } from '#i18n/birr-words.ts';
import { cashBody, useFailedCash } from './cash-form.ts';
import type { CashFormValues } from './cash-form.ts';

export interface CashFormOptions {
  /** Tells the form from every other one. */
  readonly name: string;
  readonly type: Schemas['TransactType'];
  readonly initial: CashFormValues;
  readonly query: CashBranch['query'];
  /** Opens it again after saving failed. */
  readonly reopen: () => void;
  readonly onClose: () => void;
}

export function useCashForm({ name, type, initial, query, reopen, onClose }: CashFormOptions) {
  const record = useRecordCash();
  const birr = useBirrWords();
  const { failed, keep, forget } = useFailedCash(name, initial);
  return useRecordForm({
    name,
    initial: failed.values,
    idempotencyKey: failed.idempotencyKey,
    bodyOf: (values: CashFormValues) => cashBody(type, values),
    write: (body: Schemas['CashInput'], options) => record(body, { ...options, query }),
    words: ({ amount, remark }: CashFormValues) => {
      const sum = birr(amount ?? 0);
      return {
        done: msg`Success`,
        detail: type === 'in' ? msg`${sum} in: ${remark}.` : msg`${sum} out: ${remark}.`,
        failed: specMessages.saveFailed,
        again: reopen,
      };
    },
    onSaved: () => {
      forget();
      onClose();
    },
    onRefused: (error, values, idempotencyKey) => {
      if (!keep(error, { values, idempotencyKey })) return undefined;
      onClose();
      return 'closed';
    },
  });
}

export function CashFields({ store }: { readonly store: FormStore<CashFormValues> }) {
  const { t } = useLingui();
  return (
    <>
      <MoneyField label={t`Amount`} isRequired min={0.01} {...useParsedField(store, 'amount')} />
      <TextArea label={t`Remark`} isRequired maxLength={2000} {...useField(store, 'remark')} />
      <ReceiptField store={store} />
    </>
  );
}
