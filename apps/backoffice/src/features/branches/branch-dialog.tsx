/** The dialog that creates or edits a branch. Spec 2.9. */
import { isObject } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { NumberField, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '../../forms/form-store.ts';
import { ruleProps } from '../../forms/field-rules.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField, useParsedField } from '../../forms/use-field.ts';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreateBranch, useUpdateBranch } from './branch-data.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

export interface BranchDialogProps {
  /** null: a new one. */
  readonly branch: Schemas['Branch'] | null;
  readonly onClose: () => void;
}

const labels = {
  name: msg`Branch Name`,
  address: msg`Address`,
  agreement_number: msg`Number of the next agreement`,
};

interface BranchValues {
  readonly name: string;
  readonly address: string;
  readonly agreement_number: number | null;
}

const tooLow = (least: number) =>
  msg`The lowest that may be chosen is ${String(least)}: an agreement has the number before it.`;

/** Numbers of printed agreements are taken. SPEC: D162 */
const checkOf =
  (branch: Schemas['Branch'] | null) =>
  ({ agreement_number }: BranchValues): FieldErrors<BranchValues> => {
    const least = branch?.least_agreement_number ?? 1;
    const isTaken = agreement_number !== null && agreement_number < least;
    return isTaken ? { agreement_number: tooLow(least) } : {};
  };

/** A number is sent only where it was changed, because each printed agreement moves it on. */
const bodyOf =
  (branch: Schemas['Branch'] | null) =>
  ({ name, address, agreement_number }: BranchValues): Schemas['BranchInput'] => ({
    name: name.trim(),
    address: address.trim(),
    ...(agreement_number !== (branch?.agreement_number ?? null) && { agreement_number }),
  });

export function BranchDialog({ branch, onClose }: BranchDialogProps) {
  const { t } = useLingui();
  const create = useCreateBranch();
  const update = useUpdateBranch();
  const form = useEditForm({
    kind: 'branch',
    record: branch,
    initial: {
      name: branch?.name ?? '',
      address: branch?.address ?? '',
      agreement_number: branch?.agreement_number ?? null,
    },
    check: checkOf(branch),
    bodyOf: bodyOf(branch),
    create,
    update,
    added: msg`Branch successfully added!`,
    updated: msg`Branch successfully updated!`,
    failed: specMessages.saveFailed,
    onSaved: onClose,
    onRefused: ({ body }) => {
      if (isObject(body) && typeof body['least'] === 'number')
        form.store.refuse({ agreement_number: tooLow(body['least']) });
    },
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
        label={t`Branch Name`}
        placeholder={t`Use Amharic`}
        {...ruleProps('BranchInput', 'name')}
        {...useField(form.store, 'name')}
      />
      <TextField
        label={t`Address`}
        {...ruleProps('BranchInput', 'address')}
        {...useField(form.store, 'address')}
      />
      <NumberField
        label={t`Number of the next agreement`}
        description={t`As in the paper book. Empty: the year and the number of the event.`}
        minValue={1}
        maxValue={99_999_999}
        {...useParsedField(form.store, 'agreement_number')}
      />
    </RecordDialog>
  );
}
