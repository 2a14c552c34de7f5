/** A value behind a button that opens a dialog: the base of the date and the time picker. */
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { useKitStrings } from '../../../theme/kit-context.ts';
import { visuallyHidden } from '../../../styles/text.css.ts';
import {
  affix,
  control,
  description as descriptionStyle,
  field,
  label as labelStyle,
  message,
  requiredMark,
} from '../field/control.css.ts';
import type { FieldState } from '../field/field-props.ts';
import { FormValue } from '../field/FormValue.tsx';
import { sign, words as wordsStyle } from './picker.css.ts';

export interface PickerFieldProps extends FieldState {
  label: string;
  /** The value in words; null where there is none. */
  value: ReactNode;
  /** The text sent under the field's name. */
  formValue: string;
  /** The form was reset. */
  onReset: () => void;
  icon: ReactNode;
  /** Mounted each time it opens, so that it starts with the value and forgets a cancelled choice. */
  renderDialog: (close: () => void, trigger: HTMLElement | null) => ReactNode;
}

export function PickerField(props: PickerFieldProps) {
  const { label, value, formValue, onReset, icon, renderDialog, name, description, errorMessage } =
    props;
  const { isRequired, isDisabled, isReadOnly, autoFocus } = props;
  const strings = useKitStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const id = useId();
  const words = (
    <>
      <span className={wordsStyle}>
        <span className={visuallyHidden}>{`${label}${strings.comma}`}</span>
        {value ?? <span className={affix}>{strings.choose}</span>}
      </span>
      <span className={sign}>{icon}</span>
    </>
  );
  return (
    <div
      className={field}
      data-field={name}
      data-invalid={Boolean(errorMessage) || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <span aria-hidden className={labelStyle}>
        {label}
        {isRequired && <span className={requiredMark}>{' *'}</span>}
      </span>
      {isReadOnly ? (
        <div className={control}>{words}</div>
      ) : (
        <Trigger
          ref={setTrigger}
          aria-describedby={`${id}-description ${id}-message`}
          {...{ isDisabled, autoFocus }}
          onOpen={() => setIsOpen(true)}
        >
          {words}
        </Trigger>
      )}
      {description && (
        <span id={`${id}-description`} className={descriptionStyle}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}-message`} className={message}>
          <CircleAlert aria-hidden />
          {errorMessage}
        </span>
      )}
      <FormValue {...{ name, isDisabled, onReset }} value={formValue} />
      {isOpen && renderDialog(() => setIsOpen(false), trigger)}
    </div>
  );
}

interface TriggerProps extends Pick<FieldState, 'isDisabled' | 'autoFocus'> {
  ref: Ref<HTMLButtonElement>;
  'aria-describedby': string;
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
