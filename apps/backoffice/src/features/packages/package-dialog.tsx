import type { Schemas } from '@digis/api-client/contract';
import { ItemPicker, Select, TextArea, TextField } from '@digis/ui';
import {
  TierPricingEditor,
  areTiersFaulty,
  emptyTier,
  isBlankTier,
  tierRows,
  type TierRow,
} from '@digis/ui/catering';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMenuWords } from '../../i18n/menu-words.ts';
import { ruleProps } from '../../forms/field-rules.ts';
import type { FormStore, FieldErrors } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { Bound } from '../../forms/bound.tsx';
import { useField } from '../../forms/use-field.ts';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreatePackage, useUpdatePackage } from './package-data.ts';
import { usePackages } from '../../api/queries/records.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

interface PackageFormValues {
  readonly name: string;
  readonly items: readonly number[];
  readonly pricing: readonly TierRow[];
  readonly terms: string;
  /** Id of the fasting package, or NO_TWIN. D175 */
  readonly fasting_package: string;
}

const NO_TWIN = 'none';

const packageLabels = {
  name: msg`Package Name`,
  items: msg`Items`,
  pricing: msg`Pricing`,
  terms: msg`Terms of this package`,
  fasting_package: msg`Package for guests who fast`,
};

const valuesOf = (offer: Schemas['Package'] | null): PackageFormValues => ({
  name: offer?.name ?? '',
  items: offer?.items.map(({ id }) => id) ?? [],
  pricing: offer ? tierRows(offer.prices) : [emptyTier],
  terms: offer?.terms ?? '',
  fasting_package: String(offer?.fasting_package?.id ?? NO_TWIN),
});

const pricesFault = (rows: readonly TierRow[]) => {
  if (rows.every(isBlankTier)) return specMessages.pricesMissing;
  return areTiersFaulty(rows) ? msg`Some prices need attention` : undefined;
};

function checkPackage(values: PackageFormValues): FieldErrors<PackageFormValues> {
  const pricing = pricesFault(values.pricing);
  return {
    ...(values.items.length === 0 && { items: specMessages.itemsMissing }),
    ...(pricing && { pricing }),
  };
}

const packageBody = ({
  name,
  items,
  pricing,
  terms,
  fasting_package: twin,
}: PackageFormValues): Schemas['PackageInput'] => ({
  name: name.trim(),
  terms: terms.trim(),
  fasting_package: twin === NO_TWIN ? null : Number(twin),
  items: [...items],
  pricing: pricing.map(({ min, max, value }) => ({
    min: min ?? 0,
    max: max ?? 0,
    value: value ?? 0,
  })),
});

interface PackageDialogProps {
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
      <Bound store={form.store} name="name">
        {(field) => (
          <TextField
            writesAmharic
            label={t`Package Name`}
            placeholder={t`Use Amharic`}
            {...ruleProps('PackageInput', 'name')}
            {...field}
          />
        )}
      </Bound>
      <Items store={form.store} items={items} kept={offer?.items ?? []} />
      <Pricing store={form.store} />
      <TwinField store={form.store} offer={offer} />
      <Bound store={form.store} name="terms">
        {(field) => (
          <TextArea
            label={t`Terms of this package`}
            description={t`Printed on the agreement, below the terms of the business`}
            {...ruleProps('PackageInput', 'terms')}
            {...field}
          />
        )}
      </Bound>
    </RecordDialog>
  );
}

interface ItemsProps {
  readonly store: FormStore<PackageFormValues>;
  readonly items: readonly Schemas['Item'][];
  readonly kept: readonly { readonly id: number; readonly name: string }[];
}

/** D47 Deleted items stay in their packages. */
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

function TwinField({
  store,
  offer,
}: Pick<ItemsProps, 'store'> & Pick<PackageDialogProps, 'offer'>) {
  const { t, i18n } = useLingui();
  const { data: packages = [] } = usePackages();
  const { onChange, ...field } = useField(store, 'fasting_package');
  const kept = offer?.fasting_package;
  const others = packages.filter(({ id }) => id !== offer?.id && id !== kept?.id);
  return (
    <Select
      label={i18n._(packageLabels.fasting_package)}
      description={t`Without one they get what is fasting food in this package`}
      items={[
        { id: NO_TWIN, label: t`None` },
        ...[...(kept ? [kept] : []), ...others].map(({ id, name }) => ({
          id: String(id),
          label: name,
        })),
      ]}
      {...field}
      onChange={(id) => onChange(id ?? NO_TWIN)}
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
