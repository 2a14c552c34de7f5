import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from 'react-aria-components';
import { useKitStrings } from '#theme/kit-context.ts';
import { visuallyHidden } from '#styles/text.css.ts';
import { affix, control } from '../field/control.css.ts';
import type { FieldState } from '../field/field-props.ts';
import { sign, words as wordsStyle } from './picker.css.ts';

export function usePicker(given: Ref<HTMLButtonElement> | undefined) {
  const [isOpen, setIsOpen] = useState(false);
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const ref = useMemo(
    () => mergeRefs<HTMLButtonElement | null>(given, (button) => setTrigger(button)),
    [given],
  );
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), trigger, ref };
}

export interface PickedValue {
  label: string;
  value: ReactNode;
  /** The value in words, as part of the accessible name. */
  valueWords: string | null;
  icon: ReactNode;
  /** Renders a new dialog at each opening, which forgets a cancelled choice. */
  renderDialog: (close: () => void, trigger: HTMLElement | null) => ReactNode;
}

export interface PickerButtonProps
  extends
    PickedValue,
    Pick<FieldState, 'id' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'onFocus' | 'onBlur'> {
  picker: ReturnType<typeof usePicker>;
  /** @default 'Choose' */
  placeholder?: string;
  prefix?: string;
  'aria-describedby'?: string | undefined;
}

/** Enter, Space and Arrow Down open the picker. */
export function PickerButton(props: PickerButtonProps) {
  const { picker, label, value, valueWords, placeholder, prefix, icon, renderDialog, ...rest } =
    props;
  const { isReadOnly, onBlur, ...button } = rest;
  const { isOpen, open, close, trigger, ref } = picker;
  const strings = useKitStrings();
  const empty = placeholder ?? strings.choose;
  const words = (
    <>
      <span className={wordsStyle}>
        {isReadOnly && <span className={visuallyHidden}>{`${label}${strings.comma}`}</span>}
        {prefix && value !== null && <span aria-hidden className={affix}>{`${prefix} `}</span>}
        {value ?? <span className={affix}>{empty}</span>}
      </span>
      <span className={sign}>{icon}</span>
    </>
  );
  if (isReadOnly) return <div className={control}>{words}</div>;
  return (
    <>
      <Button
        {...button}
        ref={ref}
        className={control}
        aria-label={[label, valueWords ?? empty].join(strings.comma)}
        aria-haspopup="dialog"
        onBlur={() => !isOpen && onBlur?.()}
        onPress={open}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') open();
          else event.continuePropagation();
        }}
      >
        {words}
      </Button>
      {isOpen && renderDialog(close, trigger)}
    </>
  );
}
