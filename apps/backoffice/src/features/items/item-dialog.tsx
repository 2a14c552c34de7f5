/** Create or edit an item. Spec 2.11. */
import type { Schemas } from '@digis/api-client/contract';
import { TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { requiredText, ruleProps } from '../../forms/field-rules.ts';
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

const labels = { name: msg`Item Name` };

export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const { t } = useLingui();
  const create = useCreateItem();
  const update = useUpdateItem();
  const form = useEditForm({
    kind: 'item',
    record: item,
    initial: { name: item?.name ?? '' },
    check: (values) => requiredText(values, ['name']),
    bodyOf: ({ name }) => ({ name: name.trim() }),
    create,
    update,
    added: msg`Item successfully added`,
    updated: msg`Item successfully updated`,
    failed: specMessages.saveFailed,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={item === null ? t`Add Item` : t`Edit Item`}
      size="small"
      form={form}
      labels={labels}
      onClose={onClose}
    >
      <TextField
        label={t`Item Name`}
        placeholder={t`Use Amharic`}
        {...ruleProps('ItemInput', 'name')}
        {...useField(form.store, 'name')}
      />
    </RecordDialog>
  );
}
