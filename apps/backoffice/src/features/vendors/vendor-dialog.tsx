/** Create or edit a vendor. Spec 2.13. */
import type { Schemas } from '@digis/api-client/contract';
import { MoneyField, PhoneField, SegmentedControl, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rules.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField, useParsedField } from '../../forms/use-field.ts';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreateVendor, useUpdateVendor } from './vendor-data.ts';
import { checkVendor, valuesOf, vendorBody, vendorLabels } from './vendor-form.ts';
import type { VendorFormValues } from './vendor-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

export interface VendorDialogProps {
  /** null: a new one. */
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
      <TextField
        label={t`Vendor Name`}
        {...ruleProps('VendorInput', 'name')}
        {...useField(store, 'name')}
      />
      <TextField
        label={t`Offer`}
        {...ruleProps('VendorInput', 'category')}
        {...useField(store, 'category')}
      />
      <Pricing store={store} />
      <MoneyField label={t`Amount`} isRequired {...useParsedField(store, 'amount')} />
      <TextField
        label={t`Representative`}
        {...ruleProps('VendorInput', 'representative')}
        {...useField(store, 'representative')}
      />
      <PhoneField
        label={t`Contact phone`}
        isRequired
        allowLandline
        {...useParsedField(store, 'contact')}
      />
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
