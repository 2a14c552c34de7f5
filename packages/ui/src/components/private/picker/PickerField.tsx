/** A value behind a button that opens a dialog: the base of the date and the time picker. */
import { type MouseEvent, type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button, Label } from 'react-aria-components';
import { useKitStrings } from '#theme/kit-context.ts';
import { visuallyHidden } from '#styles/text.css.ts';
import { affix, control, field, label as labelStyle } from '../field/control.css.ts';
import { FieldNotes, notesOf, RequiredMark } from '../field/FieldFrame.tsx';
import type { FieldState } from '../field/field-props.ts';
import { useFormFault } from '../field/form-faults.ts';
import { FormValue } from '../field/FormValue.tsx';
import { picker, sign, words as wordsStyle } from './picker.css.ts';
import { dataAttributes } from '../common-props.ts';

export interface PickerFieldProps extends FieldState {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  /** The displayed value; null without one. */
  value: ReactNode;
  /** The same as one text, for the button's name. */
  valueWords: string | null;
  /** The text sent under the field's name. */
  formValue: string;
  /** The form was reset. */
  onReset: () => void;
  icon: ReactNode;
  /** Mounted each time it opens, so that it starts with the value and forgets a cancelled choice. */
  renderDialog: (close: () => void, trigger: HTMLElement | null) => ReactNode;
}

export function PickerField({ ref: givenRef, ...props }: PickerFieldProps) {
  const { label, value, valueWords, formValue, onReset, icon, renderDialog } = props;
  const { name, description } = props;
  const { errorMessage, place } = useFormFault({ ...props, isEmpty: valueWords === null });
  const { isRequired, isDisabled, isReadOnly, autoFocus, onFocus, onBlur } = props;
  const strings = useKitStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [trigger, ref] = useTrigger(givenRef);
  const ownId = useId();
  const id = props.id ?? ownId;
  const notes = { id, isRequired, description, errorMessage };
  const open = () => setIsOpen(true);
  const openByLabel = () => {
    trigger?.focus();
    if (!isDisabled && !isReadOnly) open();
  };
  const words = (
    <>
      <span className={wordsStyle}>
        {isReadOnly && <span className={visuallyHidden}>{`${label}${strings.comma}`}</span>}
        {value ?? <span className={affix}>{strings.choose}</span>}
      </span>
      <span className={sign}>{icon}</span>
    </>
  );
  return (
    <div
      {...dataAttributes(props.data)}
      className={`${field} ${picker}`}
      {...place}
      data-opener
      data-empty={value === null || undefined}
      data-invalid={Boolean(errorMessage) || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <PickerLabel {...{ id, label, isRequired, isReadOnly }} onPress={openByLabel} />
      {isReadOnly ? (
        <div className={control}>{words}</div>
      ) : (
        <Trigger
          ref={ref}
          id={id}
          aria-label={[label, valueWords ?? strings.choose].join(strings.comma)}
          aria-describedby={notesOf(notes)}
          {...{ isDisabled, autoFocus, onFocus }}
          // Its dialog is a part of the field.
          onBlur={() => !isOpen && onBlur?.()}
          onOpen={open}
        >
          {words}
        </Trigger>
      )}
      <FieldNotes {...notes} />
      <FormValue {...{ name, isDisabled, onReset }} value={formValue} />
      {isOpen && renderDialog(() => setIsOpen(false), trigger)}
    </div>
  );
}

/** The button, which the popover is anchored to, and the ref that finds it for the owner as well. */
function useTrigger(given: Ref<HTMLButtonElement> | undefined) {
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const ref = useMemo(
    () => mergeRefs<HTMLButtonElement | null>(given, (button) => setTrigger(button)),
    [given],
  );
  return [trigger, ref] as const;
}

interface PickerLabelProps extends Pick<FieldState, 'isRequired' | 'isReadOnly'> {
  id: string;
  label: string;
  onPress: () => void;
}

/** Opens by itself: React Aria does not take the click that a browser passes on for a press. */
function PickerLabel({ id, label, isRequired, isReadOnly, onPress }: PickerLabelProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <Label htmlFor={id} aria-hidden={isReadOnly} className={labelStyle} onClick={handleClick}>
      {label}
      {isRequired && <RequiredMark />}
    </Label>
  );
}

interface TriggerProps extends Pick<FieldState, 'isDisabled' | 'autoFocus' | 'onFocus' | 'onBlur'> {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-label': string;
  'aria-describedby': string | undefined;
  onOpen: () => void;
  children: ReactNode;
}

/** Enter, Space and Arrow Down open. */
function Trigger({ onOpen, ...button }: TriggerProps) {
  return (
    <Button
      {...button}
      className={control}
      aria-haspopup="dialog"
      onPress={onOpen}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onOpen();
        else event.continuePropagation();
      }}
    />
  );
}
