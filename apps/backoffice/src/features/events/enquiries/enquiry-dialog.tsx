import type { Schemas } from '@digis/api-client/contract';
import { addMonthsIn, type IsoDate, isoToEt } from '@digis/ethio-date';
import {
  BusyOverlay,
  Dialog,
  EmptyState,
  EthiopianDatePicker,
  FieldGroup,
  Grid,
  NumberField,
  PhoneField,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useToday } from '#browser/use-today.ts';
import { ruleProps } from '#forms/field-rules.ts';
import type { FormStore } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound, BoundParsed } from '#forms/bound.tsx';
import { useField, useFormValue } from '#forms/use-field.ts';
import { useEditForm } from '#forms/use-record-form.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import { type EventChoices, useEventChoices } from '../form/event-choices.ts';
import { useCreateEnquiry, useUpdateEnquiry } from './enquiry-data.ts';
import {
  checkEnquiry,
  enquiryBody,
  enquiryLabels,
  type EnquiryValues,
  monthId,
  valuesOf,
} from './enquiry-form.ts';
import { useMonthWords } from '#api/enquiry-words.ts';
import { OfferFields } from './offer-fields.tsx';

interface EnquiryDialogProps {
  readonly enquiry: Schemas['Enquiry'] | null;
  readonly day: IsoDate | null;
  readonly onClose: () => void;
  readonly onSaved: (enquiry: Schemas['Enquiry']) => void;
}

export function EnquiryDialog(props: EnquiryDialogProps) {
  const { t, i18n } = useLingui();
  const { choices, hasFailed, retry } = useEventChoices(null);
  if (choices) return <EnquiryForm {...props} choices={choices} />;
  if (!hasFailed) return <BusyOverlay isBusy fullScreen label={t`Loading the form`} />;
  return (
    <Dialog title={t`Enquiry`} isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <EmptyState variant="error" title={i18n._(specMessages.loadFailed)} onRetry={retry} />
    </Dialog>
  );
}

type FormProps = EnquiryDialogProps & { readonly choices: EventChoices };

function useEnquiryForm({ enquiry, day, choices, onSaved }: FormProps) {
  const create = useCreateEnquiry();
  const update = useUpdateEnquiry();
  const [only, ...others] = choices.branches;
  const branch = only && others.length === 0 ? String(only.id) : null;
  return useEditForm({
    kind: 'enquiry',
    record: enquiry,
    initial: valuesOf(enquiry, { branch, day }),
    check: (values) => checkEnquiry(values, choices),
    bodyOf: enquiryBody,
    create,
    update: ({ branchId: _branchId, ...body }, options, { version }) =>
      update({ ...body, version }, options),
    added: msg`The enquiry is written down`,
    updated: msg`The enquiry is changed`,
    failed: msg`The enquiry was not saved`,
    onSaved: (answer) => onSaved(answer.enquiry),
  });
}

function EnquiryForm(props: FormProps) {
  const { t } = useLingui();
  const { enquiry, choices, onClose } = props;
  const form = useEnquiryForm(props);
  const { store } = form;
  return (
    <RecordDialog
      title={enquiry === null ? t`New enquiry` : t`Change enquiry`}
      form={form}
      labels={enquiryLabels}
      onClose={onClose}
    >
      <Caller store={store} choices={choices} enquiry={enquiry} />
      <When store={store} />
      <OfferFields store={store} choices={choices} />
    </RecordDialog>
  );
}

interface PartProps {
  readonly store: FormStore<EnquiryValues>;
}

function useLabel() {
  const { i18n } = useLingui();
  return (name: keyof EnquiryValues) => ({ label: i18n._(enquiryLabels[name]) });
}

function Caller({
  store,
  choices: { branches, prefixes },
  enquiry,
}: PartProps & { readonly choices: EventChoices } & Pick<EnquiryDialogProps, 'enquiry'>) {
  const { t } = useLingui();
  const label = useLabel();
  const branch = useField(store, 'branchId');
  return (
    <Grid>
      <BoundParsed store={store} name="phone">
        {(field) => (
          <PhoneField
            isRequired
            prefixes={prefixes}
            known={enquiry?.phone}
            {...label('phone')}
            {...field}
          />
        )}
      </BoundParsed>
      <Bound store={store} name="name">
        {(field) => (
          <TextField
            writesAmharic
            placeholder={t`In Amharic`}
            {...label('name')}
            {...ruleProps('EnquiryInput', 'name')}
            {...field}
          />
        )}
      </Bound>
      {enquiry === null && branches.length > 1 && (
        <Select
          isRequired
          items={branches.map(({ id, name }) => ({ id: String(id), label: name }))}
          {...label('branchId')}
          {...branch}
        />
      )}
    </Grid>
  );
}

const monthsOffered = 13;

function useMonths(chosen: string | null) {
  const words = useMonthWords();
  const { today } = useToday();
  const coming = Array.from({ length: monthsOffered }, (_, at) => {
    const { year, month } = isoToEt(addMonthsIn('ethiopic', today, at));
    return { id: monthId({ year, month }), label: words({ year, month }) };
  });
  const [year, month] = (chosen ?? '').split('-').map(Number);
  if (!year || !month || coming.some(({ id }) => id === chosen)) return coming;
  return [{ id: monthId({ year, month }), label: words({ year, month }) }, ...coming];
}

function When({ store }: PartProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { today } = useToday();
  const day = useFormValue(store, ({ event_date }) => event_date);
  const month = useField(store, 'et_month');
  const months = useMonths(month.value);
  return (
    <Stack>
      <FieldGroup legend={t`The feast`}>
        <Bound store={store} name="event_date">
          {(field) => <EthiopianDatePicker {...label('event_date')} {...field} />}
        </Bound>
        {day === null && (
          <Select placeholder={t`Not named`} items={months} {...label('et_month')} {...month} />
        )}
        <BoundParsed store={store} name="num_of_people">
          {(field) => (
            <NumberField minValue={1} maxValue={100_000} {...label('num_of_people')} {...field} />
          )}
        </BoundParsed>
        <Bound store={store} name="call_on">
          {(field) => <EthiopianDatePicker minValue={today} {...label('call_on')} {...field} />}
        </Bound>
      </FieldGroup>
      <Bound store={store} name="words">
        {(field) => (
          <TextArea
            writesAmharic
            {...label('words')}
            {...ruleProps('EnquiryInput', 'words')}
            {...field}
          />
        )}
      </Bound>
    </Stack>
  );
}
