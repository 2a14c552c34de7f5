/** The fields of the sign-in form. */
import { PasswordField, TextField } from '@digis/ui';
import { useLingui } from '@lingui/react';
import type { FormStore } from '../forms/form-store.ts';
import { useField } from '../forms/use-field.ts';
import { loginLabels } from './login-form.ts';
import type { LoginValues } from './login-form.ts';

export interface LoginFieldsProps {
  readonly store: FormStore<LoginValues>;
  readonly isCodeAsked: boolean;
}

export function LoginFields({ store, isCodeAsked }: LoginFieldsProps) {
  const { _ } = useLingui();
  const code = useField(store, 'code');
  return (
    <>
      <TextField
        label={_(loginLabels.username)}
        autoComplete="username"
        isRequired
        {...useField(store, 'username')}
      />
      <PasswordField
        label={_(loginLabels.password)}
        autoComplete="current-password"
        isRequired
        {...useField(store, 'password')}
      />
      {isCodeAsked && (
        <TextField
          label={_(loginLabels.code)}
          autoComplete="one-time-code"
          isRequired
          autoFocus
          {...code}
        />
      )}
    </>
  );
}
