import type { Schemas } from '@digis/api-client/contract';
import { quantityUnits } from '@digis/domain';
import { Grid, NumberField, SegmentedControl, Select, type SelectItem, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { itemKinds, isItemUnit, kindLabels, unitLabels } from '../../i18n/items/item-words.ts';
import { menuLabels, menuOfChoice, menus, NO_MENU } from '../../i18n/menu-words.ts';
import type { MenuChoice } from '../../i18n/menu-words.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { ruleProps } from '../../forms/field-rules.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { Bound, BoundParsed } from '../../forms/bound.tsx';
import { useField } from '../../forms/use-field.ts';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreateItem, useUpdateItem } from './item-data.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

interface ItemDialogProps {
  readonly item: Schemas['Item'] | null;
  readonly onClose: () => void;
}

const labels = {
  name: msg`Item Name`,
  menu: msg`Fasting`,
  kind: msg`Kind`,
  per_guest: msg`For each guest`,
  unit: msg`Unit`,
};

interface ItemValues {
  readonly name: string;
  readonly menu: MenuChoice;
  readonly kind: Schemas['ItemKind'];
  readonly per_guest: number | null;
  readonly unit: string;
}

const NO_UNIT = 'none';

const unitOf = (unit: string) => (isItemUnit(unit) ? unit : null);

const valuesOf = (item: Schemas['Item'] | null): ItemValues => ({
  name: item?.name ?? '',
  menu: item?.menu ?? NO_MENU,
  kind: item?.kind ?? 'food',
  per_guest: item?.per_guest ?? null,
  unit: item?.unit ?? NO_UNIT,
});

export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const { t, i18n } = useLingui();
  const create = useCreateItem();
  const update = useUpdateItem();
  const form = useEditForm({
    kind: 'item',
    record: item,
    initial: valuesOf(item),
    bodyOf: ({ name, menu, unit, ...same }) => ({
      ...same,
      name: name.trim(),
      menu: menuOfChoice(menu),
      unit: unitOf(unit),
    }),
    create,
    update,
    added: msg`Item successfully added`,
    updated: msg`Item successfully updated`,
    failed: specMessages.saveFailed,
    onSaved: onClose,
  });
  const menu = useField(form.store, 'menu');
  return (
    <RecordDialog
      title={item === null ? t`Add Item` : t`Edit Item`}
      size="small"
      form={form}
      canAddAnother={item === null}
      labels={labels}
      onClose={onClose}
    >
      <Bound store={form.store} name="name">
        {(field) => (
          <TextField
            writesAmharic
            label={t`Item Name`}
            placeholder={t`Use Amharic`}
            {...ruleProps('ItemInput', 'name')}
            {...field}
          />
        )}
      </Bound>
      <SegmentedControl
        label={i18n._(labels.menu)}
        items={menus.map((id) => ({ id, label: i18n._(menuLabels[id]) }))}
        value={menu.value}
        onChange={menu.onChange}
      />
      <QuantityFields store={form.store} />
    </RecordDialog>
  );
}

/** D133 The quantity for one guest, which kitchen sheets multiply. */
function QuantityFields({ store }: { readonly store: FormStore<ItemValues> }) {
  const { t, i18n } = useLingui();
  const kind = useField(store, 'kind');
  return (
    <>
      <SegmentedControl
        label={i18n._(labels.kind)}
        items={itemKinds.map((id) => ({ id, label: i18n._(kindLabels[id]) }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      <Grid>
        <BoundParsed store={store} name="per_guest">
          {(field) => (
            <NumberField
              label={i18n._(labels.per_guest)}
              description={t`The kitchen sheet multiplies it by the guests`}
              minValue={0.001}
              maxValue={100}
              maximumFractionDigits={3}
              {...field}
            />
          )}
        </BoundParsed>
        <UnitField store={store} />
      </Grid>
    </>
  );
}

function UnitField({ store }: { readonly store: FormStore<ItemValues> }) {
  const { t, i18n } = useLingui();
  const { onChange, ...field } = useField(store, 'unit');
  const units = quantityUnits.map((id): SelectItem<string> => ({
    id,
    label: i18n._(unitLabels[id]),
  }));
  return (
    <Select
      label={i18n._(labels.unit)}
      items={[{ id: NO_UNIT, label: t`Not said` }, ...units]}
      {...field}
      onChange={(unit) => onChange(unit ?? NO_UNIT)}
    />
  );
}
