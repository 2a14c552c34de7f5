import type { FieldLabel, FieldState } from './field-props.ts';
import type { FormValueProps } from './FormValue.tsx';
import { TextInputField } from './TextInputField.tsx';

export interface ReadOnlyChoiceProps {
  field: FieldLabel & FieldState;
  words: string;
  formValue: FormValueProps['value'];
  onReset: () => void;
}

export function ReadOnlyChoice({ field, words, formValue, onReset }: ReadOnlyChoiceProps) {
  const { label, 'aria-label': ariaLabel, name, description, errorMessage, id, data } = field;
  const { isRequired, isDisabled, autoFocus, onFocus, onBlur } = field;
  return (
    <TextInputField
      {...{ label, 'aria-label': ariaLabel, name, description, errorMessage, id, data }}
      {...{ isRequired, isDisabled, autoFocus, onFocus, onBlur, formValue, onReset }}
      isReadOnly
      value={words}
    />
  );
}
