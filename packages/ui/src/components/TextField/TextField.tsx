/** A field for one line of text. */
import { useKitStrings } from '../../theme/kit-context.ts';
import type {
  AmharicWriting,
  FieldLabel,
  FieldState,
  FieldValue,
  KeyboardSettings,
  TextFieldSettings,
} from '../private/field/field-props.ts';
import { TextInputField } from '../private/field/TextInputField.tsx';
import { useAmharic } from '../private/field/latin/use-amharic.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';

export type TextFieldProps = FieldLabel &
  FieldState &
  FieldValue<string> &
  TextFieldSettings &
  AmharicWriting &
  KeyboardSettings & {
    /** Chooses the keys of a phone's keyboard and the browser's autofill. @default 'text' */
    type?: 'text' | 'search' | 'email' | 'url' | 'tel';
    /** A regular expression for the whole text, as in HTML. Explain the format in `description`. */
    pattern?: string;
  };

/** As in HTML, an invalid pattern accepts every text. */
function matches(pattern: string | undefined, text: string): boolean {
  if (pattern === undefined) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text);
  } catch {
    return true;
  }
}

/** For money, numbers, telephone numbers and passwords there are separate fields. */
export function TextField({ writesAmharic, ...props }: TextFieldProps) {
  const strings = useKitStrings();
  const [value, setValue] = useFieldValue(props, '');
  const isOfForm = value === '' || matches(props.pattern, value);
  return (
    <TextInputField
      {...props}
      ref={useAmharic(props.ref, writesAmharic, false)}
      value={value}
      onChange={setValue}
      fault={isOfForm ? null : strings.textOfOtherForm}
    />
  );
}
