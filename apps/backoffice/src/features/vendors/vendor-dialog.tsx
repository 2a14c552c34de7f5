import type { Schemas } from '@digis/api-client/contract';
import { MoneyField, PhoneField, SegmentedControl, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isAnyPhone, isMobilePhone, normalisePhone } from '@digis/domain';
import { ruleProps } from '../../forms/field-rules.ts';
import type { FormStore, FieldErrors } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { Bound, BoundParsed } from '../../forms/bound.tsx';
import { useField } from '../../forms/use-field.ts';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreateVendor, useUpdateVendor } from './vendor-data.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

interface VendorFormValues {
  readonly name: string;
  readonly category: string;
  readonly pricing: Schemas['VendorPricing'];
  readonly amount: number | null;
  readonly representative: string;
  readonly contact: string;
}

const vendorLabels = {
  name: msg`Vendor Name`,
  category: msg`Offer`,
  pricing: msg`Pricing`,
  amount: msg`Amount`,
  representative: msg`Representative`,
  contact: msg`Contact phone`,
};

const valuesOf = (vendor: Schemas['Vendor'] | null): VendorFormValues => ({
  name: vendor?.name ?? '',
  category: vendor?.category ?? '',
  pricing: vendor?.pricing ?? 'fixed',
  amount: vendor?.amount ?? null,
  representative: vendor?.representative ?? '',
  contact: vendor?.contact ?? '',
});

const ANY_PREFIX = ['0'];

function checkVendor(values: VendorFormValues): FieldErrors<VendorFormValues> {
  const contact = normalisePhone(values.contact);
  return {
    ...(contact !== '' &&
      // D63 A vendor may have a landline.
      !isAnyPhone(contact) && {
        contact: isMobilePhone(contact, ANY_PREFIX)
          ? msg`Invalid phone format: the number begins with 01 to 05, 07 or 09`
          : msg`Invalid phone format`,
      }),
  };
}

const vendorBody = ({ amount, contact, ...values }: VendorFormValues): Schemas['VendorInput'] => ({
  name: values.name.trim(),
  category: values.category.trim(),
  pricing: values.pricing,
  amount: amount ?? 0,
  representative: values.representative.trim(),
  contact: normalisePhone(contact),
});

interface VendorDialogProps {
  readonly vendor: Schemas['Vendor'] | null;
  readonly onClose: () => void;
}

function useVendorForm({ vendor, onClose }: VendorDialogProps) {
  const create = useCreateVendor();
  const update = useUpdateVendor();
  return useEditForm({
    kind: 'vendor',
    record: vendor,
    initial: valuesOf(vendor),
    check: checkVendor,
    bodyOf: vendorBody,
    create,
    update,
    added: msg`Vendor successfully added!`,
    updated: msg`Vendor successfully updated!`,
    failed: specMessages.saveFailed,
    onSaved: onClose,
  });
}

export function VendorDialog(props: VendorDialogProps) {
  const { t } = useLingui();
  const form = useVendorForm(props);
  return (
    <RecordDialog
      title={props.vendor === null ? t`Add Vendor` : t`Edit Vendor`}
      size="small"
      form={form}
      canAddAnother={props.vendor === null}
      labels={vendorLabels}
      onClose={props.onClose}
    >
      <Fields store={form.store} />
    </RecordDialog>
  );
}

interface FieldsProps {
  readonly store: FormStore<VendorFormValues>;
}

function Fields({ store }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Bound store={store} name="name">
        {(field) => (
          <TextField
            writesAmharic
            label={t`Vendor Name`}
            {...ruleProps('VendorInput', 'name')}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="category">
        {(field) => (
          <TextField
            writesAmharic
            label={t`Offer`}
            {...ruleProps('VendorInput', 'category')}
            {...field}
          />
        )}
      </Bound>
      <Pricing store={store} />
      <BoundParsed store={store} name="amount">
        {(field) => <MoneyField label={t`Amount`} isRequired {...field} />}
      </BoundParsed>
      <Bound store={store} name="representative">
        {(field) => (
          <TextField
            writesAmharic
            label={t`Representative`}
            {...ruleProps('VendorInput', 'representative')}
            {...field}
          />
        )}
      </Bound>
      <BoundParsed store={store} name="contact">
        {(field) => <PhoneField label={t`Contact phone`} isRequired allowLandline {...field} />}
      </BoundParsed>
    </>
  );
}

function Pricing({ store }: FieldsProps) {
  const { t } = useLingui();
  const { value, onChange } = useField(store, 'pricing');
  return (
    <SegmentedControl
      label={t`Pricing`}
      items={[
        { id: 'fixed', label: t`Fixed (Per Event)` },
        { id: 'per-person', label: t`Per Person` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
