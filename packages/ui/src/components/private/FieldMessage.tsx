/** What is wrong with a field, with an icon, tied to the control for screen readers. */
import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components';
import { message } from './control.css.ts';

export function FieldMessage({ children }: { children: string | undefined }) {
  return (
    <FieldError className={message}>
      <CircleAlert aria-hidden />
      {children}
    </FieldError>
  );
}
