/** One line of text with content before or after it: the base of the text, phone, money and password fields. */
import type { ReactNode } from 'react';
import { Group, Input, TextField, type TextFieldProps } from 'react-aria-components';
import { affix, control, field as fieldStyle, input } from './control.css.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldState, FieldValue, TextFieldSettings } from './field-props.ts';
import type { InputEvents } from './input-caret.ts';
import { dataAttributes } from '../common-props.ts';

export interface TextInputFieldProps extends FieldState, FieldValue<string>, TextFieldSettings {
  label?: string;
  'aria-label'?: string;
  type?: TextFieldProps['type'];
  inputMode?: TextFieldProps['inputMode'];
  spellCheck?: 'true' | 'false';
  /** Figures: set at the end, all of one width, . */
  isNumeric?: boolean;
  /** The value submitted under `name`, where it is not the text itself. */
  formValue?: string;
  onKeyDown?: TextFieldProps['onKeyDown'];
  /** DOM events of the input. */
  inputEvents?: InputEvents;
  before?: ReactNode;
  after?: ReactNode;
}

export function TextInputField(props: TextInputFieldProps) {
  const { label, description, errorMessage, placeholder, ref, name, formValue, data, ...rest } =
    props;
  const { isNumeric, before, after, inputEvents, ...field } = rest;
  return (
    <TextField
      autoComplete="off"
      {...field}
      {...dataAttributes(data)}
      name={formValue === undefined ? name : undefined}
      data-field={name}
      className={fieldStyle}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={field.isRequired}>
        <Group className={control} isDisabled={field.isDisabled} isInvalid={Boolean(errorMessage)}>
          {before && <span className={affix}>{before}</span>}
          <Input
            {...inputEvents}
            ref={ref}
            className={input}
            placeholder={placeholder}
            data-numeric={isNumeric || undefined}
          />
          {after && <span className={affix}>{after}</span>}
        </Group>
      </FieldFrame>
      {formValue !== undefined && name && <input type="hidden" name={name} value={formValue} />}
    </TextField>
  );
}
