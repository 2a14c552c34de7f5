/** Cash In and Cash Out. Spec 2.8, D75. */
import type { Schemas } from '@digis/api-client/contract';
import { Checkbox, EthiopianDatePicker, MoneyField, TextArea } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FormStore } from '../../../forms/form-store.ts';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useField, useFlag, useFormValue, useParsedField } from '../../../forms/use-field.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { ReceiptField } from '../../../images/receipt-field.tsx';
import { useAddress } from '../../../navigation/use-address.ts';
import { useToday } from '../../../browser/use-today.ts';
import { useCashBranch } from '../cash-branch.ts';
import { cashBody, cashLabels, checkCash, newCash } from './cash-form.ts';
import type { CashFormValues } from './cash-form.ts';
import { useRecordCash } from '../cashbook-data.ts';
import { useFailedCash } from './failed-cash.ts';
import { specMessages } from '../../../i18n/spec-messages.ts';

export interface CashDialogProps {
  readonly type: Schemas['TransactType'];
  readonly onClose: () => void;
}

export function CashDialog({ type, onClose }: CashDialogProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const { query } = useCashBranch();
  const record = useRecordCash();
  const { openDialog } = useAddress();
  const { failed, keep, forget } = useFailedCash(type, newCash(today));
  const form = useRecordForm({
    name: `cash ${type}`,
    initial: failed.values,
    idempotencyKey: failed.idempotencyKey,
    check: checkCash,
    bodyOf: (values: CashFormValues) => cashBody(type, values),
    write: (body: Schemas['CashInput'], options) => record(body, { ...options, query }),
    words: {
      done: msg`Success`,
      failed: specMessages.saveFailed,
      again: () => openDialog(type),
    },
    onSaved: () => {
      forget();
      onClose();
    },
    onRefused: (error, values, idempotencyKey) => {
      if (keep(error, { values, idempotencyKey })) onClose();
    },
  });
  const { store } = form;
  return (
    <RecordDialog
      title={type === 'in' ? t`Cash In` : t`Cash Out`}
      form={form}
      labels={cashLabels}
      onClose={onClose}
    >
      <MoneyField label={t`Amount`} isRequired min={0.01} {...useParsedField(store, 'amount')} />
      <TextArea label={t`Remark`} isRequired maxLength={2000} {...useField(store, 'remark')} />
      <ReceiptField store={store} />
      <Checkbox {...useFlag(store, 'isAdvance')}>
        {t`Advance payment: the rest follows later`}
      </Checkbox>
      <Rest store={store} />
    </RecordDialog>
  );
}

function Rest({ store }: { readonly store: FormStore<CashFormValues> }) {
  const { t } = useLingui();
  const isAdvance = useFormValue(store, (values) => values.isAdvance);
  const amount = useParsedField(store, 'settle_amount');
  const date = useField(store, 'settle_date');
  if (!isAdvance) return null;
  return (
    <>
      <MoneyField
        label={t`Rest to settle`}
        description={t`Leave it empty when it is not known yet`}
        min={0.01}
        {...amount}
      />
      <EthiopianDatePicker label={t`Settlement date`} {...date} />
    </>
  );
}
