/** A yes or no in a form, or one of a list to pick from. */
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components';
import { box, row } from '../private/field/tick.css.ts';

export interface CheckboxProps extends Pick<
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
}

/** For what takes effect at once, without saving, use `Switch`. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  const Mark = rest.isIndeterminate ? Minus : Check;
  return (
    <AriaCheckbox {...rest} data-field={rest.name} validationBehavior="aria" className={row}>
      <span className={box}>
        <Mark aria-hidden strokeWidth={3} />
      </span>
      {children}
    </AriaCheckbox>
  );
}
