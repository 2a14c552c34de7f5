/** Password fields: the current one, and a new one typed twice. */
import { PasswordField } from '@digis/ui';
import type { PasswordFieldProps } from '@digis/ui';

type FieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'label' | 'aria-label'> & {
  readonly label: string;
};

/** The password of the user who signs in or confirms an action; the browser may fill it in. */
export const OwnPasswordField = (props: FieldProps) => (
  <PasswordField autoComplete="current-password" isRequired {...props} />
);

/** A password that is chosen here; the browser may propose and save it. */
export const NewPasswordField = (props: FieldProps) => (
  <PasswordField autoComplete="new-password" {...props} />
);
