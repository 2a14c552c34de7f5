/** The dialog that creates or edits a branch. Spec 2.9. */
import type { Schemas } from '@digis/api-client/contract';
import { TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rules.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField } from '../../forms/use-field.ts';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreateBranch, useUpdateBranch } from './branch-data.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

export interface BranchDialogProps {
  /** null: a new one. */
  readonly branch: Schemas['Branch'] | null;
  readonly onClose: () => void;
}

const labels = { name: msg`Branch Name`, address: msg`Address` };

export function BranchDialog({ branch, onClose }: BranchDialogProps) {
  const { t } = useLingui();
  const create = useCreateBranch();
  const update = useUpdateBranch();
  const form = useEditForm({
    kind: 'branch',
    record: branch,
    initial: { name: branch?.name ?? '', address: branch?.address ?? '' },
    bodyOf: ({ name, address }) => ({ name: name.trim(), address: address.trim() }),
    create,
    update,
    added: msg`Branch successfully added!`,
    updated: msg`Branch successfully updated!`,
    failed: specMessages.saveFailed,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={branch === null ? t`Add Branch` : t`Edit Branch`}
      size="small"
      form={form}
      canAddAnother={branch === null}
      labels={labels}
      onClose={onClose}
    >
      <TextField
        writesAmharic
        label={t`Branch Name`}
        placeholder={t`Use Amharic`}
        {...ruleProps('BranchInput', 'name')}
        {...useField(form.store, 'name')}
      />
      <TextField
        writesAmharic
        label={t`Address`}
        {...ruleProps('BranchInput', 'address')}
        {...useField(form.store, 'address')}
      />
    </RecordDialog>
  );
}
