// D126
import type { Schemas } from '@digis/api-client/contract';
import { Select, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWrite } from '#api/hooks.ts';
import { useOwnBranches } from '#api/queries/records.ts';
import { ruleProps } from '#forms/field-rules.ts';
import type { FieldErrors, FormStore } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { Bound } from '#forms/bound.tsx';
import { useField } from '#forms/use-field.ts';
import { useEditForm } from '#forms/use-record-form.ts';
import { specMessages } from '#i18n/spec-messages.ts';
import type { MoneyPlace } from '#money/places/place-data.ts';
import { placeKinds, useKindOfPlace } from '#money/places/place-words.ts';

export interface PlaceValues {
  readonly kind: Schemas['PlaceKind'] | null;
  readonly name: string;
  readonly digits: string;
  /** null: all branches share the place. */
  readonly branchId: string | null;
}

const labels = {
  kind: msg`Kind`,
  name: msg`Name`,
  digits: msg`Last digits`,
  branchId: msg`Branch`,
};

const ALL = 'all';

const valuesOfPlace = ({ kind, name, digits, branchId }: MoneyPlace): PlaceValues => ({
  kind,
  name,
  digits: digits ?? '',
  branchId: branchId === undefined ? ALL : String(branchId),
});

export const emptyPlace: PlaceValues = { kind: null, name: '', digits: '', branchId: ALL };

const check = ({ digits }: PlaceValues): FieldErrors<PlaceValues> =>
  /^(?:\d{2,8})?$/u.test(digits.trim()) ? {} : { digits: msg`Two to eight digits` };

const bodyOf = ({ kind, name, digits, branchId }: PlaceValues): Schemas['MoneyPlaceInput'] => ({
  kind: kind ?? 'bank',
  name: name.trim(),
  digits: digits.trim() || null,
  branchId: branchId === null || branchId === ALL ? null : Number(branchId),
});

interface PlaceDialogProps {
  readonly place: MoneyPlace | null;
  readonly initial?: PlaceValues | undefined;
  readonly onClose: () => void;
}

export function PlaceDialog({ place, initial = emptyPlace, onClose }: PlaceDialogProps) {
  const { t } = useLingui();
  const create = useWrite('post', '/place');
  const update = useWrite('patch', '/place');
  const form = useEditForm({
    kind: 'place of money',
    record: place,
    initial: place === null ? initial : valuesOfPlace(place),
    check,
    bodyOf,
    create,
    update,
    added: msg`Bank successfully added!`,
    updated: msg`Bank successfully updated!`,
    failed: specMessages.saveFailed,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={place === null ? t`Add Bank` : t`Edit Bank`}
      size="small"
      form={form}
      labels={labels}
      onClose={onClose}
    >
      <PlaceFields store={form.store} />
    </RecordDialog>
  );
}

function PlaceFields({ store }: { readonly store: FormStore<PlaceValues> }) {
  const { t, i18n } = useLingui();
  const kindOf = useKindOfPlace();
  const { data: branches = [] } = useOwnBranches();
  const { onChange, ...kind } = useField(store, 'kind');
  return (
    <>
      <Select
        label={i18n._(labels.kind)}
        isRequired
        items={placeKinds.map((id) => ({ id, label: kindOf(id) }))}
        {...kind}
        onChange={(id) => onChange(placeKinds.find((known) => known === id) ?? null)}
      />
      <Bound store={store} name="name">
        {(field) => (
          <TextField
            label={i18n._(labels.name)}
            description={t`As it is called here: CBE Bole`}
            {...ruleProps('MoneyPlaceInput', 'name')}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="digits">
        {(field) => (
          <TextField
            label={i18n._(labels.digits)}
            description={t`Of the account or the phone: a message of the bank is known by them`}
            inputMode="numeric"
            maxLength={8}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="branchId">
        {(field) => (
          <Select
            label={i18n._(labels.branchId)}
            items={[
              { id: ALL, label: t`Shared by all branches` },
              ...branches.map(({ id, name }) => ({ id: String(id), label: name })),
            ]}
            {...field}
          />
        )}
      </Bound>
    </>
  );
}
