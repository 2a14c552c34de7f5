/** A yes or no in a form, or one of a list to pick from. */
import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { type CommonProps, dataAttributes, type FieldFocus } from '../private/common-props.ts';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components';
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
export function Checkbox({ children, data, ref, ...rest }: CheckboxProps) {
  const Mark = rest.isIndeterminate ? Minus : Check;
  return (
    <AriaCheckbox
      {...rest}
      {...dataAttributes(data)}
      inputRef={ref}
      data-field={rest.name}
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
