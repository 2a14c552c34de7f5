/** A checkbox: yes or no in a form, or a choice from a list. */
import { Check, Minus } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { type CommonProps, dataAttributes, type FieldFocus } from '../private/common-props.ts';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components';
import { field as fieldStyle } from '../private/field/control.css.ts';
import { FieldFault } from '../private/field/FieldFrame.tsx';
import { useFormFault } from '../private/field/form-faults.ts';
import { useFieldValue, useFirstTick } from '../private/field/use-field-value.ts';
import { box, row } from '../private/field/tick.css.ts';

export interface CheckboxProps
  extends
    CommonProps,
    FieldFocus,
    Pick<
      AriaCheckboxProps,
      | 'isSelected'
      | 'defaultSelected'
      | 'isIndeterminate'
      | 'onChange'
      | 'isDisabled'
      | 'isReadOnly'
      | 'isRequired'
      | 'isInvalid'
      | 'name'
      | 'value'
      | 'autoFocus'
      | 'aria-describedby'
    > {
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** For a setting that takes effect at once use `Switch`. */
export function Checkbox({ children, data, ref, defaultSelected, ...rest }: CheckboxProps) {
  const { isSelected: value, onChange, isRequired } = rest;
  const [isSelected, setSelected, , first] = useFieldValue(
    { value, defaultValue: defaultSelected, onChange },
    false,
  );
  const label = useRef<HTMLLabelElement>(null);
  useFirstTick(label, first);
  const { errorMessage, place } = useFormFault({
    ...rest,
    labelElement: label,
    isEmpty: !isSelected,
    errorMessage: undefined,
  });
  const faultId = useId();
  const outermost = { ...dataAttributes(data), ...place };
  const notes = [rest['aria-describedby'], errorMessage && faultId].filter(Boolean).join(' ');
  const Mark = rest.isIndeterminate ? Minus : Check;
  const checkbox = (
    <AriaCheckbox
      {...rest}
      {...(!isRequired && outermost)}
      ref={label}
      isSelected={isSelected}
      defaultSelected={defaultSelected}
      onChange={setSelected}
      isInvalid={rest.isInvalid || Boolean(errorMessage)}
      aria-describedby={notes || undefined}
      inputRef={ref}
      validationBehavior="aria"
      className={row}
    >
      <span className={box}>
        <Mark aria-hidden strokeWidth={3} />
      </span>
      {children}
    </AriaCheckbox>
  );
  if (!isRequired) return checkbox;
  return (
    <div {...outermost} className={fieldStyle}>
      {checkbox}
      <FieldFault id={faultId}>{errorMessage}</FieldFault>
    </div>
  );
}
