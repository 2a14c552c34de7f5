/** A field for several lines of text, which grows with its content. */
import { formatCount } from '@digis/domain';
import { type Ref, useEffect } from 'react';
import { TextArea as AriaTextArea, TextField } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import { control, description as hint, field } from '../private/field/control.css.ts';
import { FieldFrame } from '../private/field/FieldFrame.tsx';
import type {
  AmharicWriting,
  FieldLabel,
  FieldState,
  FieldValue,
  KeyboardSettings,
  TextFieldSettings,
} from '../private/field/field-props.ts';
import { isBlank, useFormFault } from '../private/field/form-faults.ts';
import { useAmharic } from '../private/field/latin/use-amharic.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { area } from './TextArea.css.ts';
import { dataAttributes } from '../private/common-props.ts';

export type TextAreaProps = FieldLabel &
  FieldState &
  FieldValue<string> &
  Omit<TextFieldSettings, 'ref' | 'autoComplete'> &
  AmharicWriting &
  KeyboardSettings & {
    /** Number of lines at first. @default 3 */
    rows?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** For one line use `TextField`. */
export function TextArea(props: TextAreaProps) {
  const { label, description, placeholder, rows = 3, ref, data, ...more } = props;
  const { autoCapitalize, spellCheck, writesAmharic, ...rest } = more;
  const element = useAmharic(ref, writesAmharic, true);
  const [value, setValue] = useFieldValue(props, '');
  const { errorMessage, place } = useFormFault({ ...props, isEmpty: isBlank(value) });
  const full = useFullWords(value, rest.maxLength);
  return (
    <TextField
      autoComplete="off"
      {...rest}
      value={value}
      onChange={setValue}
      {...dataAttributes(data)}
      {...place}
      className={field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={rest.isRequired}>
        <AriaTextArea
          ref={element}
          rows={rows}
          placeholder={placeholder}
          {...{ autoCapitalize, spellCheck }}
          className={`${control} ${area}`}
        />
        {full && <span className={hint}>{full}</span>}
      </FieldFrame>
    </TextField>
  );
}

/** Announces a full field, because browsers cut pasted text without a message. */
function useFullWords(value: string, maxLength: number | undefined): string | null {
  const strings = useKitStrings();
  const isFull = maxLength !== undefined && value.length >= maxLength;
  const words = isFull ? strings.textFull(formatCount(maxLength)) : null;
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
  return words;
}
