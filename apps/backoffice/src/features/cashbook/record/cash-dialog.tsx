// Spec 2.8, D73, D75
import { Button, Checkbox, EthiopianDatePicker, Inline, MoneyField, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useAddress } from '#navigation/use-address.ts';
import { closeDialog, openDialog } from '#navigation/dialog-acts.ts';
import { useCan } from '#auth/user.tsx';
import { useCashBranch, type CashBranch, useRecordCash } from '../cashbook-data.ts';
import type { FormStore } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { BoundParsed } from '#forms/bound.tsx';
import { useField, useFlag, useFormValue, useParsedField } from '#forms/use-field.ts';
import { useToday } from '#browser/use-today.ts';
import { cashLabels, newCash, cashBody, useFailedCash, type CashFormValues } from './cash-form.ts';
import { useRecordForm } from '#forms/use-record-form.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import { CashNotice } from '#money/cash-notice.tsx';
import { MessageBox } from '#money/message/message-box.tsx';
import { FoldedCostFields } from '#money/costs/cost-fields.tsx';
import { MovementFields, RemarkField, useNewFacts } from '#money/movement-facts.tsx';
import { useBirrWords } from '#i18n/birr-words.ts';

interface CashFormOptions {
  readonly name: string;
  readonly type: Schemas['TransactType'];
  readonly initial: CashFormValues;
  readonly query: CashBranch['query'];
  readonly reopen: () => void;
  readonly onClose: () => void;
}

function useCashForm({ name, type, initial, query, reopen, onClose }: CashFormOptions) {
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

interface CashFieldsProps extends Pick<CashFormOptions, 'type' | 'query'> {
  readonly store: FormStore<CashFormValues>;
}

function CashFields({ store, type, query }: CashFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <MessageBox store={store} branchId={query.branchId} flow={type} />
      <BoundParsed store={store} name="amount">
        {(field) => <MoneyField label={t`Amount`} isRequired minValue={0.01} {...field} />}
      </BoundParsed>
      <RemarkField store={store} isRequired />
      <MovementFields store={store} branchId={query.branchId} />
      <FoldedCostFields store={store} branchId={query.branchId} />
    </>
  );
}

export function CashButtons() {
  const can = useCan();
  const { canWrite } = useCashBranch();
  const { dialog } = useAddress();
  if (!can('Cashbook In/Out')) return null;
  const isOpen = canWrite && (dialog === 'in' || dialog === 'out');
  return (
    <Inline>
      {!canWrite && (
        <Text size="small" tone="muted">
          <Trans>Choose a branch first</Trans>
        </Text>
      )}
      <Button tone="brand" isDisabled={!canWrite} onPress={() => openDialog('in')}>
        <Trans>In</Trans>
      </Button>
      <Button variant="soft" isDisabled={!canWrite} onPress={() => openDialog('out')}>
        <Trans>Out</Trans>
      </Button>
      {isOpen && <CashDialog type={dialog} onClose={closeDialog} />}
    </Inline>
  );
}

interface CashDialogProps {
  readonly type: Schemas['TransactType'];
  readonly onClose: () => void;
}

function CashDialog({ type, onClose }: CashDialogProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const { query } = useCashBranch();
  const form = useCashForm({
    name: `cash ${type}`,
    type,
    initial: newCash(today, useNewFacts()),
    query,
    reopen: () => openDialog(type),
    onClose,
  });
  const { store } = form;
  return (
    <RecordDialog
      title={type === 'in' ? t`Cash In` : t`Cash Out`}
      form={form}
      labels={cashLabels}
      onClose={onClose}
    >
      <CashFields store={store} type={type} query={query} />
      {type === 'in' && <AboveCap store={store} />}
      <Checkbox {...useFlag(store, 'isAdvance')}>
        {t`Advance payment: the rest follows later`}
      </Checkbox>
      <Rest store={store} />
    </RecordDialog>
  );
}

function AboveCap({ store }: { readonly store: FormStore<CashFormValues> }) {
  const amount = useFormValue(store, (values) => values.amount ?? 0);
  return <CashNotice store={store} amount={amount} />;
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
        minValue={0.01}
        {...amount}
      />
      <EthiopianDatePicker label={t`Settlement date`} {...date} />
    </>
  );
}
