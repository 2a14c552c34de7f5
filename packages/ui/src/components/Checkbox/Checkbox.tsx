/** A yes or no in a form, or one of a list to pick from. */
import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { type CommonProps, dataAttributes, type FieldFocus } from '../private/common-props.ts';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components';
import { useFormFault } from '../private/field/form-faults.ts';
import { useFieldValue } from '../private/field/use-field-value.ts';
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
  /** The label, beside the box. */
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** For what takes effect at once, without saving, use `Switch`. */
export function Checkbox({ children, data, ref, defaultSelected, ...rest }: CheckboxProps) {
  const { isSelected: value, onChange } = rest;
  const [isSelected, setSelected] = useFieldValue(
    { value, defaultValue: defaultSelected, onChange },
    false,
  );
  const { errorMessage, place } = useFormFault({
    ...rest,
    label: typeof children === 'string' ? children : undefined,
    isEmpty: !isSelected,
    errorMessage: undefined,
  });
  const Mark = rest.isIndeterminate ? Minus : Check;
  return (
    <AriaCheckbox
      {...rest}
      isSelected={isSelected}
      defaultSelected={defaultSelected}
      onChange={setSelected}
      isInvalid={rest.isInvalid || Boolean(errorMessage)}
      {...dataAttributes(data)}
      inputRef={ref}
      {...place}
      validationBehavior="aria"
      className={row}
    >
      <span className={box}>
        <Mark aria-hidden strokeWidth={3} />
      </span>
      {children}
    </AriaCheckbox>
  );
}
