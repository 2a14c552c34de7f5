// D151
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { useChangePassword } from './account-data.ts';
import type { FormStore } from '../../forms/form-store.ts';
import { NewPasswordField, OwnPasswordField } from '../../forms/password-fields.tsx';
import { Bound } from '../../forms/bound.tsx';

interface PasswordValues {
  readonly current: string;
  readonly new: string;
  readonly confirm: string;
}

export const passwordLabels = {
  current: msg`Your password now`,
  new: msg`New password`,
  confirm: msg`Confirm Password`,
};

const empty: PasswordValues = { current: '', new: '', confirm: '' };

export function usePasswordForm(onSaved: () => void) {
  const change = useChangePassword();
  return useRecordForm({
    name: 'own password',
    isSecret: true,
    initial: empty,
    check: (values) => ({
      ...(values.new !== values.confirm && { confirm: msg`Password does not match!` }),
    }),
    bodyOf: ({ current, new: chosen }: PasswordValues) => ({ current, new: chosen }),
    write: (body, options) => change(body, options),
    words: {
      done: msg`Your password is changed`,
      detail: msg`You are signed out everywhere else.`,
      failed: specMessages.saveFailed,
    },
    onSaved,
  });
}

export function PasswordFields({ store }: { readonly store: FormStore<PasswordValues> }) {
  const { t } = useLingui();
  return (
    <>
      <Bound store={store} name="current">
        {(field) => <OwnPasswordField label={t(passwordLabels.current)} {...field} />}
      </Bound>
      <Bound store={store} name="new">
        {(field) => (
          <NewPasswordField
            label={t(passwordLabels.new)}
            isRequired
            description={t`At least 8 characters, for an admin 12. Three words are easy to keep.`}
            {...field}
          />
        )}
      </Bound>
      <Bound store={store} name="confirm">
        {(field) => <NewPasswordField label={t(passwordLabels.confirm)} isRequired {...field} />}
      </Bound>
    </>
  );
}
