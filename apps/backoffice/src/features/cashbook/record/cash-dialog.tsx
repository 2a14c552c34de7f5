/** Cash In and Cash Out: their buttons, for those who handle cash, and their dialog. Spec 2.8, D73, D75. */
import { Button, Checkbox, EthiopianDatePicker, Inline, MoneyField, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schemas } from '@digis/api-client/contract';
import { useAddress } from '#navigation/use-address.ts';
import { useCan } from '#auth/user.tsx';
import { useCashBranch } from '../cashbook-data.ts';
import { CashFields, useCashForm } from './cash-fields.tsx';
import type { FormStore } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { useField, useFlag, useFormValue, useParsedField } from '#forms/use-field.ts';
import { useToday } from '#browser/use-today.ts';
import { cashLabels, newCash } from './cash-form.ts';
import type { CashFormValues } from './cash-form.ts';

/** In and Out, for those who handle cash; an admin chooses a branch first. Spec 2.8, D73. */
export function CashButtons() {
  const can = useCan();
  const { canWrite } = useCashBranch();
  const { dialog, openDialog, closeDialog } = useAddress();
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
  const { openDialog } = useAddress();
  const form = useCashForm({
    name: `cash ${type}`,
    type,
    initial: newCash(today),
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
      <CashFields store={store} />
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
