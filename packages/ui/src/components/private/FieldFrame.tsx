/** Label above, control, hint and message below: the order of every field. Goes inside a React Aria field. */
import type { ReactNode } from 'react';
import { Label, Text } from 'react-aria-components';
import {
  description as descriptionStyle,
  label as labelStyle,
  requiredMark,
} from './control.css.ts';
import { FieldMessage } from './FieldMessage.tsx';
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
          {isRequired && (
            <span aria-hidden className={requiredMark}>
              {' *'}
            </span>
          )}
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
