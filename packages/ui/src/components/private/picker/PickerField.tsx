import { type MouseEvent, type Ref, useId } from 'react';
import { Label } from 'react-aria-components';
import { field, label as labelStyle } from '../field/control.css.ts';
import { FieldNotes, notesOf, RequiredMark } from '../field/FieldFrame.tsx';
import type { FieldState } from '../field/field-props.ts';
import { useFormFault } from '../field/form-faults.ts';
import { FormValue } from '../field/FormValue.tsx';
import { dataAttributes } from '../common-props.ts';
import { type PickedValue, PickerButton, usePicker } from './PickerButton.tsx';
import { picker as pickerStyle } from './picker.css.ts';

export interface PickerFieldProps extends FieldState, PickedValue {
  ref?: Ref<HTMLButtonElement>;
  /** Name in a form's errors if `name` submits nothing. */
  faultName?: string | undefined;
  formValue: string;
  onReset: () => void;
}

export function PickerField({ ref, ...props }: PickerFieldProps) {
  const { label, value, valueWords, formValue, onReset, icon, renderDialog } = props;
  const { name, description } = props;
  const { errorMessage, place } = useFormFault({
    ...props,
    name: name ?? props.faultName,
    isEmpty: valueWords === null,
  });
  const { isRequired, isDisabled, isReadOnly, autoFocus, onFocus, onBlur } = props;
  const picker = usePicker(ref);
  const ownId = useId();
  const id = props.id ?? ownId;
  const notes = { id, isRequired, description, errorMessage };
  const openByLabel = () => {
    picker.trigger?.focus();
    if (!isDisabled && !isReadOnly) picker.open();
  };
  return (
    <div
      {...dataAttributes(props.data)}
      className={`${field} ${pickerStyle}`}
      {...place}
      data-opener
      data-empty={value === null || undefined}
      data-invalid={Boolean(errorMessage) || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <PickerLabel {...{ id, label, isRequired, isReadOnly }} onPress={openByLabel} />
      <PickerButton
        {...{ picker, id, label, value, valueWords, icon, renderDialog }}
        {...{ isDisabled, isReadOnly, autoFocus, onFocus, onBlur }}
        aria-describedby={notesOf(notes)}
      />
      <FieldNotes {...notes} />
      <FormValue {...{ name, isDisabled, onReset }} value={formValue} />
    </div>
  );
}

interface PickerLabelProps extends Pick<FieldState, 'isRequired' | 'isReadOnly'> {
  id: string;
  label: string;
  onPress: () => void;
}

/** Handles the click itself, because React Aria ignores the click that a label forwards. */
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
