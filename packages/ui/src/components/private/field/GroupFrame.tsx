import { type ReactNode, useId } from 'react';
import { type CommonProps, type FieldFocus, rootProps } from '../common-props.ts';
import { field, label as labelStyle } from './control.css.ts';
import { FieldNotes, notesOf, RequiredMark } from './FieldFrame.tsx';
import type { FieldState } from './field-props.ts';
import { focusEvents } from './focus-events.ts';
import { useFormFault } from './form-faults.ts';
import { FormValue, type FormValueProps } from './FormValue.tsx';

export interface GroupFrameProps extends Omit<FieldState, 'autoFocus'>, CommonProps, FieldFocus {
  label: string;
  /** @default the style of other fields' labels */
  labelStyle?: string;
  /** Submitted value; an empty one counts as missing. */
  formValue: FormValueProps['value'];
  /** Name in a form's errors if `name` submits nothing. */
  faultName?: string | undefined;
  fault?: string | undefined;
  onReset: () => void;
  children: ReactNode;
}

export function GroupFrame(props: GroupFrameProps) {
  const { label, labelStyle: look = labelStyle, formValue, onReset, children } = props;
  const { name, description, isRequired, isDisabled } = props;
  const { errorMessage, place } = useFormFault({
    ...props,
    name: name ?? props.faultName,
    isEmpty: !formValue.length,
  });
  const ownId = useId();
  const id = props.id ?? ownId;
  const notes = { id, isRequired, description, errorMessage };
  return (
    <div
      {...rootProps(props)}
      {...focusEvents(props)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={notesOf(notes)}
      className={field}
      {...place}
      data-invalid={Boolean(errorMessage) || undefined}
    >
      <span id={`${id}-label`} className={look}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {children}
      <FieldNotes {...notes} />
      <FormValue {...{ name, isDisabled, onReset }} value={formValue} />
    </div>
  );
}
