/** A field for a list of typed names, such as extra dishes or helpers. */
import { Plus, X } from 'lucide-react';
import type { Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { KeyboardEvent } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { FieldLabel, FieldState, FieldValue } from '../private/field/field-props.ts';
import { TextInputField } from '../private/field/TextInputField.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { Stack } from '../Stack/Stack.tsx';
import { name as nameStyle, names as namesStyle } from './NameListField.css.ts';
import { useNameList } from './use-name-list.ts';

export type NameListFieldProps = FieldLabel &
  Omit<FieldState, 'isReadOnly'> &
  FieldValue<readonly string[]> & {
    /** Of one name. */
    maxLength?: number;
    ref?: Ref<HTMLInputElement>;
    placeholder?: string;
    /** @default 'Add' */
    addLabel?: string;
  };

const noNames: readonly string[] = [];

/** Enter adds, and so does going on to something else. Names that sound the same in Amharic, however spelled, count as the same. */
export function NameListField(props: NameListFieldProps) {
  const { value, defaultValue, onChange, addLabel, errorMessage, data, ref, ...rest } = props;
  const strings = useKitStrings();
  const input = useObjectRef(ref);
  const [names, setNames, reset] = useFieldValue({ value, defaultValue, onChange }, noNames);
  const { text, type, add, leave, remove, isDuplicate, list } = useNameList(names, setNames, input);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter in a form would send it.
    event.preventDefault();
    add();
  }

  return (
    <Stack space="small" data={data}>
      <TextInputField
        {...rest}
        ref={input}
        value={text}
        onChange={type}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          leave();
          rest.onBlur?.();
        }}
        errorMessage={isDuplicate ? strings.duplicate : errorMessage}
        formValue={JSON.stringify(names)}
        onReset={reset}
        isEmpty={names.length === 0}
        after={
          <IconButton
            size="small"
            tone="brand"
            aria-label={addLabel ?? strings.add}
            onPress={add}
            isDisabled={rest.isDisabled}
          >
            <Plus aria-hidden />
          </IconButton>
        }
      />
      {names.length > 0 && (
        <ul ref={list} className={namesStyle} aria-label={rest.label ?? rest['aria-label']}>
          {names.map((name, index) => (
            <li key={name} className={nameStyle}>
              {name}
              <IconButton
                size="small"
                aria-label={strings.removeName(name)}
                onPress={() => remove(index)}
                isDisabled={rest.isDisabled}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
