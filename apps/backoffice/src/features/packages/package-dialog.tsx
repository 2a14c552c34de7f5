/** Create or edit a package. Spec 2.12. */
import type { Schemas } from '@digis/api-client/contract';
import { ItemPicker, TextField } from '@digis/ui';
import { TierPricingEditor } from '@digis/ui/catering';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMenuWords } from '../../i18n/menu-words.ts';
import { ruleProps } from '../../forms/field-rules.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField } from '../../forms/use-field.ts';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreatePackage, useUpdatePackage } from './package-data.ts';
import { checkPackage, packageBody, packageLabels, valuesOf } from './package-form.ts';
import type { PackageFormValues } from './package-form.ts';

export interface PackageDialogProps {
  /** null: a new one. */
  readonly offer: Schemas['Package'] | null;
  readonly items: readonly Schemas['Item'][];
  readonly onClose: () => void;
}

export function PackageDialog({ offer, items, onClose }: PackageDialogProps) {
  const { t } = useLingui();
  const create = useCreatePackage();
  const update = useUpdatePackage();
  const form = useEditForm({
    kind: 'package',
    record: offer,
    initial: valuesOf(offer),
    check: checkPackage,
    bodyOf: packageBody,
    create,
    update,
    added: msg`Package added successfully`,
    updated: msg`Package updated successfully`,
    failed: msg`Something went wrong`,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={offer === null ? t`Add Package` : t`Edit Package`}
      submitLabel={offer === null ? t`Add Package` : t`Update`}
      size="large"
      form={form}
      canAddAnother={offer === null}
      labels={packageLabels}
      onClose={onClose}
    >
      <TextField
        label={t`Package Name`}
        placeholder={t`Use Amharic`}
        {...ruleProps('PackageInput', 'name')}
        {...useField(form.store, 'name')}
      />
      <Items store={form.store} items={items} kept={offer?.items ?? []} />
      <Pricing store={form.store} />
    </RecordDialog>
  );
}

interface ItemsProps {
  readonly store: FormStore<PackageFormValues>;
  readonly items: readonly Schemas['Item'][];
  readonly kept: readonly { readonly id: number; readonly name: string }[];
}

/** SPEC: D47 an item that was deleted meanwhile stays in the packages that have it. */
function Items({ store, items, kept }: ItemsProps) {
  const { t } = useLingui();
  const menuWords = useMenuWords();
  const gone = kept.filter(({ id }) => items.every((item) => item.id !== id));
  return (
    <ItemPicker
      label={t`Items`}
      items={[
        ...items.map(({ id, name, menu }) => ({ id, label: name, hint: menuWords(menu) })),
        ...gone.map(({ id, name }) => ({ id, label: name })),
      ]}
      {...useField(store, 'items')}
    />
  );
}

function Pricing({ store }: Pick<ItemsProps, 'store'>) {
  const { t } = useLingui();
  const field = useField(store, 'pricing');
  return (
    <TierPricingEditor
      label={t`Pricing`}
      value={field.value}
      onChange={field.onChange}
      errorMessage={field.errorMessage}
    />
  );
}
