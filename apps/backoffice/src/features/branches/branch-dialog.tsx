/** The dialog that creates or edits a branch. Spec 2.9. */
import type { Schemas } from '@digis/api-client/contract';
import { Grid, NumberField, Text, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rules.ts';
import type { FormStore } from '../../forms/form-store.ts';
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
  max_events: msg`Most events of a day`,
  max_people: msg`Most guests of a day`,
};

const valuesOf = (branch: Schemas['Branch'] | null): BranchValues => ({
  name: branch?.name ?? '',
  address: branch?.address ?? '',
  max_events: branch?.max_events ?? null,
  max_people: branch?.max_people ?? null,
});

export function BranchDialog({ branch, onClose }: BranchDialogProps) {
  const { t } = useLingui();
  const create = useCreateBranch();
  const update = useUpdateBranch();
  const form = useEditForm({
    kind: 'branch',
    record: branch,
    initial: valuesOf(branch),
    bodyOf: ({ name, address, ...most }) => ({
      name: name.trim(),
      address: address.trim(),
      ...most,
    }),
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
      <MostOfADay store={form.store} />
    </RecordDialog>
  );
}

interface BranchValues {
  readonly name: string;
  readonly address: string;
  readonly max_events: number | null;
  readonly max_people: number | null;
}

/** SPEC: D122 */
function MostOfADay({ store }: { readonly store: FormStore<BranchValues> }) {
  const { t } = useLingui();
  const range = { minValue: 1, maxValue: 100_000 };
  return (
    <>
      <Grid>
        <NumberField
          label={t`Most events of a day`}
          {...range}
          {...useParsedField(store, 'max_events')}
        />
        <NumberField
          label={t`Most guests of a day`}
          {...range}
          {...useParsedField(store, 'max_people')}
        />
      </Grid>
      <Text size="small" tone="muted">
        <Trans>Leave them empty, and no day is ever full.</Trans>
      </Text>
    </>
  );
}
