/** A field for one line of text. */
import type {
  FieldLabel,
  FieldState,
  FieldValue,
  TextFieldSettings,
} from '../private/field/field-props.ts';
import { TextInputField } from '../private/field/TextInputField.tsx';

export type TextFieldProps = FieldLabel &
  FieldState &
  FieldValue<string> &
  TextFieldSettings & {
    /** @default 'text' */
    type?: 'text' | 'search' | 'email' | 'url';
  };

/** Money, counts, telephones and passwords have fields of their own. */
export function TextField(props: TextFieldProps) {
  return <TextInputField {...props} />;
}
