/** The layout of every field: label above, control, then hint and error. Goes inside a React Aria field. */
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import {
  description as descriptionStyle,
  label as labelStyle,
  message,
  requiredMark,
} from './control.css.ts';
import type { FieldState } from './field-props.ts';

export interface FieldFrameProps extends Pick<
  FieldState,
  'isRequired' | 'description' | 'errorMessage'
> {
  label?: string;
  children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { label, isRequired, description, errorMessage, children } = props;
  return (
    <>
      {label && (
        <Label className={labelStyle}>
          {label}
          {isRequired && <RequiredMark />}
        </Label>
      )}
      {children}
      {description && (
        <Text slot="description" className={descriptionStyle}>
          {description}
        </Text>
      )}
      <FieldMessage>{errorMessage}</FieldMessage>
    </>
  );
}

/** Only drawn: the control says itself that it is required. */
export const RequiredMark = () => (
  <span aria-hidden className={requiredMark}>
    {' *'}
  </span>
);

/** The error of a React Aria field, which ties it to the control for screen readers. */
export function FieldMessage({ children }: { children: ReactNode }) {
  return (
    <FieldError className={message}>
      <CircleAlert aria-hidden />
      {children}
    </FieldError>
  );
}

/** The error of a group that is not a React Aria field. */
export function FieldFault({ children, id }: { children: ReactNode; id?: string }) {
  return (
    children && (
      <span id={id} className={message}>
        <CircleAlert aria-hidden />
        {children}
      </span>
    )
  );
}
