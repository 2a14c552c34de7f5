// Spec 2.6, D38, D103, D183
import type { Schemas } from '@digis/api-client/contract';
import {
  Birr,
  EthiopianDatePicker,
  Grid,
  MoneyField,
  Notice,
  PhoneField,
  TextField,
} from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { moneyOf } from '#api/event-facts.ts';
import { ruleProps } from '#forms/field-rules.ts';
import type { FormStore } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound, BoundParsed } from '#forms/bound.tsx';
import { useFormValue } from '#forms/use-field.ts';
import { useRecordForm } from '#forms/use-record-form.ts';
import { useToday } from '#browser/use-today.ts';
import { useWrite } from '#api/hooks.ts';
import {
  agreementBody,
  agreementLabels,
  agreementOf,
  departures,
  type AgreementValues,
} from './agreement-form.ts';
import { KeptAgreements } from './kept-agreements.tsx';
import { usePageWindow } from './page-window.tsx';

interface AgreementDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

const useGenerateAgreement = () =>
  useWrite('post', '/generate-agreement', { also: ['/agreement', '/event'] });

export function AgreementDialog({ event, onClose }: AgreementDialogProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const [open, notice] = usePageWindow({
    opened: t`The agreement opened in a new window.`,
    again: t`Open agreement`,
  });
  const form = useRecordForm({
    name: `agreement of event ${event.id}`,
    initial: agreementOf(event, today),
    bodyOf: (values) => agreementBody(event.id, values),
    write: useGenerateAgreement(),
    words: { done: msg`Success!`, failed: msg`Something went wrong!` },
    onSaved: open,
  });
  return (
    <RecordDialog
      title={t`Agreement information`}
      form={form}
      labels={agreementLabels}
      submitLabel={t`Generate Agreement Pages`}
      onClose={onClose}
    >
      {notice}
      <Waiting event={event} />
      <AgreementFields store={form.store} />
      <Departures store={form.store} event={event} />
      <KeptAgreements eventId={event.id} onOpen={open} />
    </RecordDialog>
  );
}

interface FieldsProps {
  readonly store: FormStore<AgreementValues>;
}

function AgreementFields({ store }: FieldsProps) {
  const { i18n } = useLingui();
  const label = (name: keyof AgreementValues) => ({ label: i18n._(agreementLabels[name]) });
  return (
    <Grid>
      <Bound store={store} name="date">
        {(field) => <EthiopianDatePicker isRequired {...label('date')} {...field} />}
      </Bound>
      <Bound store={store} name="behalf">
        {(field) => (
          <TextField
            writesAmharic
            {...label('behalf')}
            {...ruleProps('AgreementInput', 'behalf')}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="client">
        {(field) => (
          <TextField
            writesAmharic
            {...label('client')}
            {...ruleProps('AgreementInput', 'client')}
            {...field}
          />
        )}
      </Bound>
      <BoundParsed store={store} name="client_phone">
        {(field) => <PhoneField isRequired allowLandline {...label('client_phone')} {...field} />}
      </BoundParsed>
      <Bound store={store} name="event_date">
        {(field) => <EthiopianDatePicker isRequired {...label('event_date')} {...field} />}
      </Bound>
      <BoundParsed store={store} name="advance">
        {(field) => <MoneyField isRequired {...label('advance')} {...field} />}
      </BoundParsed>
      <BoundParsed store={store} name="left">
        {(field) => <MoneyField isRequired {...label('left')} {...field} />}
      </BoundParsed>
    </Grid>
  );
}

function Waiting({ event }: { readonly event: Schemas['Event'] }) {
  const { t } = useLingui();
  const waits = event.pending > 0;
  return (
    <>
      <EventMoney {...moneyOf(event)} />
      {waits && (
        <Notice tone="caution" title={t`A payment waits for the cashier.`}>
          <Trans>
            The paper says that <Birr value={event.pending} /> is agreed, when it is received.
          </Trans>
        </Notice>
      )}
    </>
  );
}

/** D38 Names fields that differ from the booking, but allows printing. */
function Departures({ store, event }: FieldsProps & { readonly event: Schemas['Event'] }) {
  const { t, i18n } = useLingui();
  const names = departures(
    event,
    useFormValue(store, (values) => values),
  );
  if (names.length === 0) return null;
  return (
    <Notice tone="caution" isLive title={t`Differs from what is booked:`}>
      {names.map((name) => i18n._(agreementLabels[name])).join(' · ')}
    </Notice>
  );
}
