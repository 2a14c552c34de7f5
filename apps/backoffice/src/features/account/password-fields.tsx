/** The three fields of one's own password. */
import { PasswordField } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import type { FormStore } from '../../forms/form-store.ts';
import { useField } from '../../forms/use-field.ts';
import { passwordLabels } from './use-password-form.ts';
import type { PasswordValues } from './use-password-form.ts';

export function PasswordFields({ store }: { readonly store: FormStore<PasswordValues> }) {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        label={t(passwordLabels.current)}
        autoComplete="current-password"
        isRequired
        {...useField(store, 'current')}
      />
      <PasswordField
        label={t(passwordLabels.new)}
        autoComplete="new-password"
        isRequired
        description={t`At least 8 characters, for an admin 12. Three words are easy to keep.`}
        {...useField(store, 'new')}
      />
      <PasswordField
        label={t(passwordLabels.confirm)}
        autoComplete="new-password"
        isRequired
        {...useField(store, 'confirm')}
      />
    </>
  );
}
