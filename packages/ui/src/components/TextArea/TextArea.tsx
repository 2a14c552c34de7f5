/** Text of several lines, as tall as what is written. */
import type { Ref } from 'react';
import { TextArea as AriaTextArea, TextField } from 'react-aria-components';
import { control, field } from '../private/control.css.ts';
import { FieldFrame } from '../private/FieldFrame.tsx';
import type {
  FieldLabel,
  FieldState,
  FieldValue,
  TextFieldSettings,
} from '../private/field-props.ts';
import { area } from './TextArea.css.ts';

export type TextAreaProps = FieldLabel &
  FieldState &
  FieldValue<string> &
  Omit<TextFieldSettings, 'ref' | 'autoComplete'> & {
    /** Lines to begin with. @default 3 */
    rows?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** For several lines; it grows with them. One line is a `TextField`. */
export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, placeholder, rows = 3, ref, ...rest } = props;
  return (
    <TextField
      {...rest}
      data-field={rest.name}
      className={field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={rest.isRequired}>
        <AriaTextArea
          ref={ref}
          rows={rows}
          placeholder={placeholder}
          className={`${control} ${area}`}
        />
      </FieldFrame>
    </TextField>
  );
}
