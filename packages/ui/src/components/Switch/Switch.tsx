/** A switch that takes effect at once. */
import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { rail, row } from '../private/field/tick.css.ts';

export interface SwitchProps extends Pick<
  AriaSwitchProps,
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isDisabled'
  | 'isReadOnly'
  | 'name'
  | 'value'
  | 'autoFocus'
  | 'aria-label'
> {
  /** The label names what is on and is the same in both states. Below a heading that names it use an `aria-label`. */
  children?: ReactNode;
}

/** For a yes or no that is saved with a form use `Checkbox`. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={row}>
      <span className={rail} />
      {children}
    </AriaSwitch>
  );
}
