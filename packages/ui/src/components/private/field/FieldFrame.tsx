import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { visuallyHidden } from '#styles/text.css.ts';
import { useKitStrings } from '#theme/kit-context.ts';
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
  /** The control is a button, which cannot have the attribute `required`. */
  isButton?: boolean;
  children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { label, isRequired, isButton, description, errorMessage, children } = props;
  const strings = useKitStrings();
  const said = isRequired && isButton;
  return (
    <>
      {label && (
        <Label className={labelStyle}>
          {label}
          {isRequired && <RequiredMark />}
        </Label>
      )}
      {children}
      {(description || said) && (
        <Text slot="description" className={description ? descriptionStyle : visuallyHidden}>
          {said && <span className={visuallyHidden}>{`${strings.required} `}</span>}
          {description}
        </Text>
      )}
      <FieldMessage>{errorMessage}</FieldMessage>
    </>
  );
}

/** Hidden from screen readers, because the control announces it. */
export const RequiredMark = () => (
  <span aria-hidden className={requiredMark}>
    {' *'}
  </span>
);

export function FieldMessage({ children }: { children: ReactNode }) {
  return (
    <FieldError className={message}>
      <CircleAlert aria-hidden />
      {children}
    </FieldError>
  );
}

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

interface Notes extends Pick<FieldState, 'isRequired' | 'description' | 'errorMessage'> {
  id: string;
}

export function notesOf({ id, isRequired, description, errorMessage }: Notes): string | undefined {
  const notes = [
    isRequired && `${id}-required`,
    description && `${id}-description`,
    errorMessage && `${id}-message`,
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}

export function FieldNotes({ id, isRequired, description, errorMessage }: Notes) {
  const strings = useKitStrings();
  return (
    <>
      {isRequired && (
        <span id={`${id}-required`} className={visuallyHidden}>
          {strings.required}
        </span>
      )}
      {description && (
        <span id={`${id}-description`} className={descriptionStyle}>
          {description}
        </span>
      )}
      <FieldFault id={`${id}-message`}>{errorMessage}</FieldFault>
    </>
  );
}
