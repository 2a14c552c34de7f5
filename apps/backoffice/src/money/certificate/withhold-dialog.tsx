// D171
import type { DatedRule } from '@digis/domain';
import { Birr, BusyOverlay, EthiopianDatePicker, MoneyField, Text, TextField } from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTaxRules } from '../../api/queries/tax.ts';
import { ruleProps } from '../../forms/field-rules.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { Bound, BoundParsed } from '../../forms/bound.tsx';
import { useFormValue } from '../../forms/use-field.ts';
import { useBirrWords } from '../../i18n/birr-words.ts';
import { RecordImageField } from '../../images/image-field.tsx';
import { AfterThis } from '../after-this.tsx';
import { moneyOnceTaken, type PayableEvent } from '../take/payable.ts';
import { PaymentWaits } from '../take/payment-waits.tsx';
import { WhoseEvent } from '../whose-event.tsx';
import { certificateLabels, proposalFor, useWithholdForm } from './withhold-form.ts';

interface WithholdDialogProps {
  readonly event: PayableEvent;
  readonly onClose: () => void;
}

export function WithholdDialog(props: WithholdDialogProps) {
  const { t } = useLingui();
  const { data, error } = useTaxRules();
  if (!data && !error) return <BusyOverlay isBusy fullScreen label={t`Loading the form`} />;
  return <Certificate {...props} rules={data ?? []} />;
}

interface CertificateProps extends WithholdDialogProps {
  readonly rules: readonly DatedRule[];
}

function Certificate({ event, rules, onClose }: CertificateProps) {
  const { t, i18n } = useLingui();
  const form = useWithholdForm({ event, rules, onClose });
  const { store, refusal } = form;
  const proposal = useProposalWords(event, rules);
  const amount = useFormValue(store, (values) => values.amount ?? 0);
  const isWaiting = refusal?.error.code === 'PENDING_OPEN';
  const waits = isWaiting || (event.money?.waiting ?? 0) !== 0;
  return (
    <RecordDialog
      title={t`Certificate of withheld tax`}
      submitLabel={t`Book the certificate`}
      size="small"
      form={form}
      labels={certificateLabels}
      notice={waits && <PaymentWaits event={event} />}
      isRefusalSaid={isWaiting}
      onClose={onClose}
    >
      <WhoseEvent event={event} />
      {event.money && <SumsOfEvent money={event.money} />}
      <BoundParsed store={store} name="amount">
        {(field) => (
          <MoneyField
            label={i18n._(certificateLabels.amount)}
            description={proposal}
            isRequired
            minValue={0.01}
            {...field}
          />
        )}
      </BoundParsed>
      {event.money && amount > 0 && <AfterThis money={moneyOnceTaken(event.money, amount, true)} />}
      <Bound store={store} name="certificate_no">
        {(field) => (
          <TextField
            label={i18n._(certificateLabels.certificate_no)}
            {...ruleProps('WithholdingInput', 'certificate_no')}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="certificate_date">
        {(field) => (
          <EthiopianDatePicker
            label={i18n._(certificateLabels.certificate_date)}
            isRequired
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="proof">
        {(field) => <RecordImageField label={i18n._(certificateLabels.proof)} {...field} />}
      </Bound>
    </RecordDialog>
  );
}

const SumsOfEvent = ({ money }: { readonly money: NonNullable<PayableEvent['money']> }) => (
  <Text size="small" as="div">
    <Trans>
      Total <Birr value={money.total} />
    </Trans>{' '}
    <EventMoney layout="line" {...money} />
  </Text>
);

function useProposalWords(event: PayableEvent, rules: readonly DatedRule[]): string | undefined {
  const { t } = useLingui();
  const birr = useBirrWords();
  const proposed = proposalFor(event, rules);
  if (proposed === null) return undefined;
  const sum = birr(proposed);
  return t`By the rule of the event's day: ${sum}`;
}
