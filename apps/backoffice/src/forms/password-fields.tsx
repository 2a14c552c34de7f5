import { PasswordField } from '@digis/ui';
import type { PasswordFieldProps } from '@digis/ui';

type FieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'label' | 'aria-label'> & {
  readonly label: string;
};

export const OwnPasswordField = (props: FieldProps) => (
  <PasswordField autoComplete="current-password" isRequired {...props} />
);

export const NewPasswordField = (props: FieldProps) => (
  <PasswordField autoComplete="new-password" {...props} />
);
