/** A search field with a button that clears it. */
import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { affixButton } from '../private/field/control.css.ts';
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
import { glass } from './SearchField.css.ts';

export type SearchFieldProps = FieldLabel &
  Omit<FieldState, 'isRequired' | 'isReadOnly'> &
  FieldValue<string> &
  Pick<TextFieldSettings, 'placeholder' | 'enterKeyHint' | 'ref'> &
  AmharicWriting &
  KeyboardSettings;

/** Escape clears it. The list below must announce its number of matches. */
export function SearchField(props: SearchFieldProps) {
  const { value: given, defaultValue, onChange, ref, writesAmharic, ...rest } = props;
  const strings = useKitStrings();
  const input = useAmharic(ref, writesAmharic, true);
  const [value, setValue] = useFieldValue({ value: given, defaultValue, onChange }, '');

  function clear() {
    setValue('');
    input.current?.focus();
  }

  return (
    <TextInputField
      spellCheck={false}
      {...rest}
      {...{ defaultValue }}
      ref={input}
      type="search"
      value={value}
      onChange={setValue}
      onKeyDown={(event) => {
        // An Escape that clears the text must not also close a dialog.
        const isEnding = event.nativeEvent.isComposing;
        if (event.key === 'Escape' && value !== '' && !isEnding) clear();
        else event.continuePropagation();
      }}
      before={<Search aria-hidden className={glass} />}
      after={
        value !== '' && (
          <Button className={affixButton} aria-label={strings.clearSearch} onPress={clear}>
            <X aria-hidden />
          </Button>
        )
      }
    />
  );
}
