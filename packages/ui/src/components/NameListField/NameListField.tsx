/** A field for a list of typed names, such as extra dishes or helpers. */
import { Plus, X } from 'lucide-react';
import type { Ref } from 'react';
import type { KeyboardEvent } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type {
  AmharicWriting,
  FieldLabel,
  FieldState,
  FieldValue,
} from '../private/field/field-props.ts';
import { useAmharic } from '../private/field/latin/use-amharic.ts';
import { TextInputField } from '../private/field/TextInputField.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { Stack } from '../Stack/Stack.tsx';
import { name as nameStyle, names as namesStyle } from './NameListField.css.ts';
import { useNameList } from './use-name-list.ts';

export type NameListFieldProps = FieldLabel &
  FieldState &
  FieldValue<readonly string[]> &
  AmharicWriting & {
    maxLength?: number;
    ref?: Ref<HTMLInputElement>;
    placeholder?: string;
    /** @default 'Add' */
    addLabel?: string;
  };

const noNames: readonly string[] = [];

/** Adds the typed name on Enter and on blur. Amharic names that sound alike count as the same. */
export function NameListField(props: NameListFieldProps) {
  const { value, defaultValue, onChange, addLabel, errorMessage, data, ref, ...more } = props;
  const { writesAmharic, ...rest } = more;
  const strings = useKitStrings();
  const input = useAmharic(ref, writesAmharic, true);
  const [names, setNames, reset] = useFieldValue({ value, defaultValue, onChange }, noNames);
  const { text, type, add, leave, remove, isDuplicate, list } = useNameList(names, setNames, input);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Adds the typed name and submits the form.
    if (event.ctrlKey || event.metaKey) {
      event.continuePropagation();
      return;
    }
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
        fault={isDuplicate ? strings.duplicate : null}
        formValue={JSON.stringify(names)}
        onReset={() => {
          type('');
          reset();
        }}
        isEmpty={names.length === 0}
        after={
          !rest.isReadOnly && (
            <IconButton
              size="small"
              tone="brand"
              aria-label={addLabel ?? strings.add}
              onPress={add}
              isDisabled={rest.isDisabled}
            >
              <Plus aria-hidden />
            </IconButton>
          )
        }
      />
      <Names
        {...{ names, list }}
        label={rest.label ?? rest['aria-label']}
        isDisabled={rest.isDisabled}
        onRemove={rest.isReadOnly ? undefined : remove}
      />
    </Stack>
  );
}

interface NamesProps extends Pick<NameListFieldProps, 'label' | 'isDisabled'> {
  names: readonly string[];
  list: Ref<HTMLUListElement>;
  onRemove: ((index: number) => void) | undefined;
}

function Names({ names, label, list, isDisabled, onRemove }: NamesProps) {
  const strings = useKitStrings();
  if (names.length === 0) return null;
  return (
    <ul ref={list} className={namesStyle} aria-label={label}>
      {names.map((name, index) => (
        <li key={name} className={nameStyle}>
          {name}
          {onRemove && (
            <IconButton
              size="small"
              aria-label={strings.removeName(name)}
              onPress={() => onRemove(index)}
              {...{ isDisabled }}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
