// Spec 2.7, D51, D171
import type { Schemas } from '@digis/api-client/contract';
import { Button, Checkbox, Grid, Notice, Select, TextField } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '../../api/queries/records.ts';
import { clientLabels, matchOf, useAsksBranch, useClientForm } from './client-form.ts';
import { ruleProps } from '../../forms/field-rules.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { MobileField } from '../../forms/mobile-field.tsx';
import { Bound, BoundParsed } from '../../forms/bound.tsx';
import { useField, useFlag } from '../../forms/use-field.ts';
import { RecordImageField } from '../../images/image-field.tsx';
import { openDialog } from '../../navigation/dialog-acts.ts';
import type { ClientFormValues } from './client-form.ts';

interface ClientDialogProps {
  readonly client: Schemas['Client'] | null;
  readonly onClose: () => void;
}

export function ClientDialog({ client, onClose }: ClientDialogProps) {
  const { t } = useLingui();
  const form = useClientForm(client, onClose);
  const asksBranch = useAsksBranch(client);
  const match = form.refusal && matchOf(form.refusal.error);
  return (
    <RecordDialog
      title={client === null ? t`Add Client` : t`Edit Client`}
      form={form}
      labels={clientLabels}
      isRefusalSaid={match !== null}
      onClose={onClose}
    >
      {match && <KnownClient {...match} />}
      {asksBranch && <BranchField store={form.store} />}
      <NameAndPhones store={form.store} client={client} />
      <Images store={form.store} />
      <TaxFields store={form.store} />
    </RecordDialog>
  );
}

interface FieldsProps {
  readonly store: FormStore<ClientFormValues>;
}

function BranchField({ store }: FieldsProps) {
  const { t } = useLingui();
  const { data: branches = [], isLoading } = useOwnBranches();
  return (
    <Select
      label={t`Branch`}
      isRequired
      placeholder={t`Choose a branch`}
      isLoading={isLoading}
      items={branches.map(({ id, name }) => ({ id: String(id), label: name }))}
      {...useField(store, 'branchId')}
    />
  );
}

function NameAndPhones({ store, client }: FieldsProps & Pick<ClientDialogProps, 'client'>) {
  const { t } = useLingui();
  return (
    <>
      <Bound store={store} name="full_name">
        {(field) => (
          <TextField
            writesAmharic
            label={t`Full Name`}
            placeholder={t`In Amharic`}
            {...ruleProps('ClientInput', 'full_name')}
            {...field}
          />
        )}
      </Bound>
      <BoundParsed store={store} name="primary_phone">
        {(field) => (
          <MobileField
            label={t`Primary Phone Number`}
            isRequired
            known={client?.phone_number}
            {...field}
          />
        )}
      </BoundParsed>
      <BoundParsed store={store} name="secondary_phone">
        {(field) => (
          <MobileField
            label={t`Secondary Phone`}
            isRequired
            known={client?.secondary_phone}
            {...field}
          />
        )}
      </BoundParsed>
    </>
  );
}

function Images({ store }: FieldsProps) {
  const { t } = useLingui();
  return (
    <Grid>
      <Bound store={store} name="client_image">
        {(field) => <RecordImageField label={t`Photo`} guide="face" {...field} />}
      </Bound>
      <Bound store={store} name="id_image">
        {(field) => <RecordImageField label={t`ID Image`} guide="id-card" {...field} />}
      </Bound>
    </Grid>
  );
}

function TaxFields({ store }: FieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Bound store={store} name="tin">
        {(field) => (
          <TextField
            label={t`TIN`}
            description={t`Ten digits`}
            inputMode="numeric"
            {...ruleProps('ClientInput', 'tin')}
            {...field}
          />
        )}
      </Bound>
      <Checkbox {...useFlag(store, 'withholds')}>{i18n._(clientLabels.withholds)}</Checkbox>
    </>
  );
}

function KnownClient({ id, name }: NonNullable<ReturnType<typeof matchOf>>) {
  const { t } = useLingui();
  return (
    <Notice
      tone="caution"
      isLive
      title={t`This phone belongs to ${name}.`}
      action={
        <Button size="small" variant="soft" onPress={() => openDialog('edit', id)}>
          <Trans>Open</Trans>
        </Button>
      }
    >
      <Trans>A phone number belongs to one client.</Trans>
    </Notice>
  );
}
