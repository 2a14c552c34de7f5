/** Pays a vendor; paying more than is owed needs a confirmation. Spec 2.13, 5, D88 */
import type { Schemas } from '@digis/api-client/contract';
import { formatBirr, toBirr, toSantim } from '@digis/domain';
import { Birr, Button, Checkbox, Inline, MoneyField, Stack, Text } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldErrors, FormStore } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { BoundParsed } from '../../forms/bound.tsx';
import { useFlag, useFormValue } from '../../forms/use-field.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { EarnedAndComing } from '../../ledgers/earned-and-coming.tsx';
import type { Owed } from '../../ledgers/earned-and-coming.tsx';
import { MessageBox } from '../../money/message/message-box.tsx';
import {
  type FactValues,
  movementFacts,
  MovementFields,
  RemarkField,
  remarkLabel,
  useNewFacts,
} from '../../money/movement-facts.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { usePayVendor } from './vendor-data.ts';
import type { LedgerOf } from './vendor-data.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

interface PayVendorDialogProps {
  readonly vendor: Schemas['Vendor'];
  readonly of: LedgerOf;
  /** Birr, negative if the vendor was prepaid. */
  readonly owed: Owed;
  readonly onClose: () => void;
}

interface Values extends FactValues {
  readonly amount: number | null;
  readonly remark: string;
  readonly confirm: boolean;
}

/** D177 Proposes what is earned; the user may also pay for coming events. */
const initialOf = ({ earned }: Owed, facts: FactValues): Values => ({
  amount: earned > 0 ? earned : null,
  remark: '',
  confirm: false,
  ...facts,
});

const labels = {
  amount: msg`Amount`,
  remark: remarkLabel,
  ...movementFacts.labels,
  confirm: msg`Pay ahead`,
};

const isAhead = (owed: number) => (values: Values) => (values.amount ?? 0) > Math.max(owed, 0);

function usePaidWords({ vendor, owed }: PayVendorDialogProps) {
  const locale = useLanguage();
  return (amount: number) => {
    const left = toBirr(toSantim(owed.balance) - toSantim(amount));
    const paid = formatBirr(amount, { locale });
    const rest = formatBirr(Math.abs(left), { locale });
    return left < 0
      ? msg`${vendor.name} was paid ${paid}, which is ${rest} ahead.`
      : msg`${vendor.name} was paid ${paid}. ${rest} still owed.`;
  };
}

function usePaymentForm(props: PayVendorDialogProps) {
  const { vendor, of, owed, onClose } = props;
  const pay = usePayVendor();
  const { balance } = owed;
  const paidWords = usePaidWords(props);
  const check = (values: Values): FieldErrors<Values> => ({
    ...(isAhead(balance)(values) &&
      !values.confirm && { confirm: msg`This is more than is owed. Tick it to pay ahead.` }),
  });
  return useRecordForm({
    name: `pay vendor ${vendor.id}`,
    initial: initialOf(owed, useNewFacts()),
    check,
    bodyOf: ({ amount, remark, confirm, ...facts }: Values) => ({
      vendorId: vendor.id,
      amount: amount ?? 0,
      remark: remark.trim(),
      ...movementFacts.of(facts),
      confirm,
    }),
    write: (body, options) =>
      pay(body, { ...options, query: of.branchId === undefined ? {} : { branchId: of.branchId } }),
    words: ({ amount }: Values) => ({
      done: msg`Success.`,
      detail: paidWords(amount ?? 0),
      failed: specMessages.saveFailed,
    }),
    onSaved: onClose,
  });
}

export function PayVendorDialog(props: PayVendorDialogProps) {
  const { owed, of, onClose } = props;
  const { t } = useLingui();
  const form = usePaymentForm(props);
  const { store } = form;
  return (
    <RecordDialog
      title={t`Make Payment`}
      submitLabel={t`Pay`}
      size="small"
      form={form}
      labels={labels}
      onClose={onClose}
    >
      <Text>
        <Trans>
          <Birr value={owed.balance} /> is owed
        </Trans>
      </Text>
      {owed.balance > 0 && (
        <Text size="small" tone="muted">
          <EarnedAndComing {...owed} />
        </Text>
      )}
      <MessageBox store={store} branchId={of.branchId} flow="out" />
      <Stack space="xsmall">
        <BoundParsed store={store} name="amount">
          {(field) => <MoneyField label={t`Amount`} isRequired minValue={0.01} {...field} />}
        </BoundParsed>
        <AllOwed store={store} owed={owed.balance} />
      </Stack>
      <PayAhead store={store} owed={owed.balance} />
      <RemarkField store={store} />
      <MovementFields store={store} branchId={of.branchId} />
    </RecordDialog>
  );
}

interface OwedProps {
  readonly store: FormStore<Values>;
  readonly owed: number;
}

function AllOwed({ store, owed }: OwedProps) {
  if (owed <= 0) return null;
  const payAll = () => {
    store.setFault('amount', null);
    store.set('amount', owed);
  };
  return (
    <Inline>
      <Button variant="soft" size="small" onPress={payAll}>
        <Trans>
          All that is owed, <Birr value={owed} />
        </Trans>
      </Button>
    </Inline>
  );
}

function PayAhead({ store, owed }: OwedProps) {
  const { t } = useLingui();
  const isShown = useFormValue(store, isAhead(owed));
  const flag = useFlag(store, 'confirm');
  if (!isShown) return null;
  return <Checkbox {...flag}>{t`Pay ahead: this is more than is owed`}</Checkbox>;
}
