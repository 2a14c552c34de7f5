/** Password fields: the current one, and a new one typed twice. */
import { PasswordField } from '@digis/ui';
import type { PasswordFieldProps } from '@digis/ui';

type FieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'label' | 'aria-label'> & {
  readonly label: string;
};

export const OwnPasswordField = (props: FieldProps) => (
  <PasswordField autoComplete="current-password" isRequired {...props} />
);

/** The browser may propose and save this password. */
export const NewPasswordField = (props: FieldProps) => (
  <PasswordField autoComplete="new-password" {...props} />
);
