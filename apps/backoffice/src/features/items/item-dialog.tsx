/** The dialog that creates or edits an item. Spec 2.11. */
import type { Schemas } from '@digis/api-client/contract';
import { SegmentedControl, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { menuLabels, menuOfChoice, menus, NO_MENU } from '../../i18n/menu-words.ts';
import type { MenuChoice } from '../../i18n/menu-words.ts';
import { ruleProps } from '../../forms/field-rules.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField } from '../../forms/use-field.ts';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreateItem, useUpdateItem } from './item-data.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

export interface ItemDialogProps {
  /** null: a new one. */
  readonly item: Schemas['Item'] | null;
  readonly onClose: () => void;
}

const labels = { name: msg`Item Name`, menu: msg`Fasting` };

const valuesOf = (item: Schemas['Item'] | null): { name: string; menu: MenuChoice } => ({
  name: item?.name ?? '',
  menu: item?.menu ?? NO_MENU,
});

export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const { t, i18n } = useLingui();
  const create = useCreateItem();
  const update = useUpdateItem();
  const form = useEditForm({
    kind: 'item',
    record: item,
    initial: valuesOf(item),
    bodyOf: ({ name, menu }) => ({ name: name.trim(), menu: menuOfChoice(menu) }),
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
      <TextField
        writesAmharic
        label={t`Item Name`}
        placeholder={t`Use Amharic`}
        {...ruleProps('ItemInput', 'name')}
        {...useField(form.store, 'name')}
      />
      <SegmentedControl
        label={i18n._(labels.menu)}
        items={menus.map((id) => ({ id, label: i18n._(menuLabels[id]) }))}
        value={menu.value}
        onChange={menu.onChange}
      />
    </RecordDialog>
  );
}
