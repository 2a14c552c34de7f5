import { isObject } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { Grid, NumberField, Text, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldErrors, FormStore } from '../../forms/form-store.ts';
import { ruleProps } from '../../forms/field-rules.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { Bound, BoundParsed } from '../../forms/bound.tsx';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreateBranch, useUpdateBranch } from './branch-data.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

interface BranchDialogProps {
  readonly branch: Schemas['Branch'] | null;
  readonly onClose: () => void;
}

const labels = {
  name: msg`Branch Name`,
  address: msg`Address`,
  max_events: msg`Most events of a day`,
  max_people: msg`Most guests of a day`,
  agreement_number: msg`Number of the next agreement`,
};

const valuesOf = (branch: Schemas['Branch'] | null): BranchValues => ({
  name: branch?.name ?? '',
  address: branch?.address ?? '',
  max_events: branch?.max_events ?? null,
  max_people: branch?.max_people ?? null,
  agreement_number: branch?.agreement_number ?? null,
});

const tooLow = (least: number) =>
  msg`The lowest that may be chosen is ${String(least)}: an agreement has the number before it.`;

/** The number of a printed agreement cannot be used again. D162 */
const checkOf =
  (branch: Schemas['Branch'] | null) =>
  ({ agreement_number }: BranchValues): FieldErrors<BranchValues> => {
    const least = branch?.least_agreement_number ?? 1;
    const isTaken = agreement_number !== null && agreement_number < least;
    return isTaken ? { agreement_number: tooLow(least) } : {};
  };

/** Sends the number only if edited, because each printed agreement increases it on the server. */
const bodyOf =
  (branch: Schemas['Branch'] | null) =>
  ({ name, address, agreement_number, ...most }: BranchValues): Schemas['BranchInput'] => ({
    name: name.trim(),
    address: address.trim(),
    ...most,
    ...(agreement_number !== (branch?.agreement_number ?? null) && { agreement_number }),
  });

export function BranchDialog({ branch, onClose }: BranchDialogProps) {
  const { t } = useLingui();
  const create = useCreateBranch();
  const update = useUpdateBranch();
  const form = useEditForm({
    kind: 'branch',
    record: branch,
    initial: valuesOf(branch),
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
      <NameAndAddress store={form.store} />
      <MostOfADay store={form.store} />
      <BoundParsed store={form.store} name="agreement_number">
        {(field) => (
          <NumberField
            label={t`Number of the next agreement`}
            description={t`As in the paper book. Empty: the year and the number of the event.`}
            minValue={1}
            maxValue={99_999_999}
            {...field}
          />
        )}
      </BoundParsed>
    </RecordDialog>
  );
}

function NameAndAddress({ store }: { readonly store: FormStore<BranchValues> }) {
  const { t } = useLingui();
  return (
    <>
      <Bound store={store} name="name">
        {(field) => (
          <TextField
            writesAmharic
            label={t`Branch Name`}
            placeholder={t`Use Amharic`}
            {...ruleProps('BranchInput', 'name')}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="address">
        {(field) => (
          <TextField
            writesAmharic
            label={t`Address`}
            {...ruleProps('BranchInput', 'address')}
            {...field}
          />
        )}
      </Bound>
    </>
  );
}

interface BranchValues {
  readonly name: string;
  readonly address: string;
  readonly agreement_number: number | null;
  readonly max_events: number | null;
  readonly max_people: number | null;
}

/** D122 */
function MostOfADay({ store }: { readonly store: FormStore<BranchValues> }) {
  const { t } = useLingui();
  const range = { minValue: 1, maxValue: 100_000 };
  return (
    <>
      <Grid>
        <BoundParsed store={store} name="max_events">
          {(field) => <NumberField label={t`Most events of a day`} {...range} {...field} />}
        </BoundParsed>
        <BoundParsed store={store} name="max_people">
          {(field) => <NumberField label={t`Most guests of a day`} {...range} {...field} />}
        </BoundParsed>
      </Grid>
      <Text size="small" tone="muted">
        <Trans>Leave them empty, and no day is ever full.</Trans>
      </Text>
    </>
  );
}
