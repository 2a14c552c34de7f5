import type { Schemas } from '@digis/api-client/contract';
import { Select, Switch, Text, TextField } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ruleProps } from '../../forms/field-rules.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { NewPasswordField } from '../../forms/password-fields.tsx';
import { Bound } from '../../forms/bound.tsx';
import { useField, useFlag } from '../../forms/use-field.ts';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreateUser, useUpdateUser } from './user-data.ts';
import { checkUser, newUserBody, userBody, userLabels, valuesOf } from './user-form.ts';
import type { UserFormValues } from './user-form.ts';
import { useUser } from '../../auth/user.tsx';
import { specMessages } from '../../i18n/spec-messages.ts';

interface UserDialogProps {
  readonly user: Schemas['User'] | null;
  readonly branches: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
  readonly onCreated?: (id: number) => void;
}

function useUserForm({ user, branches, onClose, onCreated }: UserDialogProps) {
  const create = useCreateUser();
  const update = useUpdateUser();
  const [first, ...others] = branches;
  return useEditForm({
    kind: 'user',
    record: user,
    initial: valuesOf(user, others.length === 0 ? first?.id : undefined),
    check: checkUser,
    bodyOf: (values: UserFormValues) => values,
    create: (values, options) => create(newUserBody(values), options),
    update: (values, options, record) => update(userBody(record, values), options),
    added: msg`User successfully added!`,
    updated: msg`User successfully updated!`,
    failed: specMessages.saveFailed,
    onSaved: (answer) => {
      if (user === null && onCreated && 'id' in answer && answer.id !== undefined)
        onCreated(answer.id);
      else onClose();
    },
  });
}

interface BranchFieldProps extends Pick<UserDialogProps, 'branches'> {
  readonly store: FormStore<UserFormValues>;
}

function BranchField({ store, branches }: BranchFieldProps) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Assigned Branch`}
      isRequired
      placeholder={t`Choose a branch`}
      items={branches.map(({ id, name }) => ({ id: String(id), label: name }))}
      {...useField(store, 'branchId')}
    />
  );
}

interface PasswordOfAnotherProps {
  readonly store: FormStore<UserFormValues>;
  readonly isNew: boolean;
}

/** D65 A blank field leaves the password unchanged. */
function PasswordOfAnother({ store, isNew }: PasswordOfAnotherProps) {
  const { t } = useLingui();
  return (
    <>
      <Bound store={store} name="password">
        {(field) => (
          <NewPasswordField
            label={t`Password`}
            isRequired={isNew}
            description={isNew ? t`At least 8 characters` : t`Leave it blank to keep the password`}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="confirm">
        {(field) => <NewPasswordField label={t`Confirm Password`} isRequired={isNew} {...field} />}
      </Bound>
    </>
  );
}

/** D151, D152 Changing them requires the current password, so it is under My account. */
const OwnSecrets = () => (
  <Text tone="muted">
    <Trans>Your own password and second factor are changed under My account.</Trans>
  </Text>
);

export function UserDialog(props: UserDialogProps) {
  const { user, branches, onClose } = props;
  const { t } = useLingui();
  const form = useUserForm(props);
  const { store } = form;
  const isNew = user === null;
  const { id, role } = useUser();
  const isOwn = user?.id === id;
  const mayEndTwoFactor = role === 'admin' && !isNew && !isOwn;
  const endTwoFactor = useFlag(store, 'end_two_factor');
  return (
    <RecordDialog
      title={isNew ? t`Create User` : t`Edit User`}
      size="small"
      form={form}
      labels={userLabels}
      onClose={onClose}
    >
      {/* D66 */}
      {user?.role !== 'admin' && <BranchField store={store} branches={branches} />}
      <Bound store={store} name="full_name">
        {(field) => (
          <TextField
            writesAmharic
            label={t`Full Name`}
            description={t`Name on papers and lists`}
            {...ruleProps('UserInput', 'full_name')}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="username">
        {(field) => (
          <TextField label={t`Username`} {...ruleProps('UserInput', 'username')} {...field} />
        )}
      </Bound>
      {isOwn ? <OwnSecrets /> : <PasswordOfAnother store={store} isNew={isNew} />}
      {mayEndTwoFactor && <Switch {...endTwoFactor}>{t(userLabels.end_two_factor)}</Switch>}
    </RecordDialog>
  );
}
