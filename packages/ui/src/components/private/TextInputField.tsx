/** One line of text with something before or after it: the body of the text, phone, money and password fields. */
import type { FocusEventHandler, ReactNode } from 'react';
import { Group, Input, TextField, type TextFieldProps } from 'react-aria-components';
import { affix, control, field, input } from './control.css.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldState, FieldValue, TextFieldSettings } from './field-props.ts';

export interface TextInputFieldProps extends FieldState, FieldValue<string>, TextFieldSettings {
  label?: string;
  'aria-label'?: string;
  type?: TextFieldProps['type'];
  inputMode?: TextFieldProps['inputMode'];
  spellCheck?: 'true' | 'false';
  /** Figures: set at the end, all of one width. */
  isNumeric?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  onFocus?: FocusEventHandler;
}

export function TextInputField(props: TextInputFieldProps) {
  const {
    label,
    description,
    errorMessage,
    placeholder,
    isNumeric,
    before,
    after,
    ref,
    name,
    ...rest
  } = props;
  return (
    <TextField
      {...rest}
      name={name}
      data-field={name}
      className={field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={rest.isRequired}>
        <Group className={control} isDisabled={rest.isDisabled} isInvalid={Boolean(errorMessage)}>
          {before && <span className={affix}>{before}</span>}
          <Input
            ref={ref}
            className={input}
            placeholder={placeholder}
            data-numeric={isNumeric || undefined}
          />
          {after && <span className={affix}>{after}</span>}
        </Group>
      </FieldFrame>
    </TextField>
  );
}
