import type { ReactNode } from 'react';
import { Group, Input, TextField, type TextFieldProps } from 'react-aria-components';
import { affix, control, field as fieldStyle, input } from './control.css.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { isBlank, useFormFault } from './form-faults.ts';
import { FormValue, type FormValueProps } from './FormValue.tsx';
import type { FieldState, FieldValue, KeyboardSettings, TextFieldSettings } from './field-props.ts';
import type { InputEvents } from './input-caret.ts';
import { useFieldValue } from './use-field-value.ts';
import { dataAttributes } from '../common-props.ts';

export interface TextInputFieldProps
  extends FieldState, FieldValue<string>, TextFieldSettings, KeyboardSettings {
  label?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  type?: TextFieldProps['type'];
  pattern?: string;
  isNumeric?: boolean;
  /** Value submitted instead of the text. */
  formValue?: FormValueProps['value'];
  onReset?: () => void;
  /** The error, set even before it is shown. */
  fault?: string | null;
  /** @default whether there is no text */
  isEmpty?: boolean;
  onKeyDown?: TextFieldProps['onKeyDown'];
  inputEvents?: InputEvents;
  before?: ReactNode;
  after?: ReactNode;
}

const ignore = () => undefined;

export function TextInputField(props: TextInputFieldProps) {
  const { label, description, placeholder, ref, name, formValue, data, ...rest } = props;
  const { isNumeric, before, after, inputEvents, fault, onReset = ignore, ...more } = rest;
  const { autoCapitalize, spellCheck, ...field } = more;
  const [value, setValue] = useFieldValue(props, '');
  const { isEmpty = isBlank(value) } = props;
  const { errorMessage, place } = useFormFault({ ...props, fault, isEmpty });
  return (
    <TextField
      autoComplete="off"
      {...field}
      value={value}
      onChange={setValue}
      {...dataAttributes(data)}
      name={formValue === undefined ? name : undefined}
      {...place}
      className={fieldStyle}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={field.isRequired}>
        <Group className={control} isDisabled={field.isDisabled} isInvalid={Boolean(errorMessage)}>
          {before && <span className={affix}>{before}</span>}
          <Input
            {...inputEvents}
            {...{ autoCapitalize, spellCheck }}
            ref={ref}
            className={input}
            placeholder={placeholder}
            data-numeric={isNumeric || undefined}
          />
          {after && <span className={affix}>{after}</span>}
        </Group>
      </FieldFrame>
      {formValue !== undefined && (
        <FormValue {...{ name, onReset }} value={formValue} isDisabled={field.isDisabled} />
      )}
    </TextField>
  );
}
