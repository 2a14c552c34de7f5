/** A button with a text label. */
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ButtonLook, lookData } from './button-look.ts';
import { button } from './Button.css.ts';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';

export interface ButtonProps
  extends
    ButtonLook,
    CommonProps,
    Pick<
      AriaButtonProps,
      | 'onPress'
      | 'type'
      | 'form'
      | 'isDisabled'
      | 'autoFocus'
      | 'onFocus'
      | 'onBlur'
      | 'slot'
      | 'aria-label'
      | 'aria-describedby'
      | 'aria-expanded'
      | 'aria-controls'
      | 'aria-haspopup'
      | 'aria-pressed'
      | 'name'
      | 'value'
    > {
  children: ReactNode;
  icon?: ReactNode;
  /** Shows a spinner and ignores presses. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** To go somewhere use `LinkButton`; for an icon alone `IconButton`. */
export function Button(props: ButtonProps) {
  const { tone, variant, size, fullWidth, icon, children, data, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      {...dataAttributes(data)}
      {...lookData({ tone, variant, size, fullWidth })}
      className={button}
    >
      {rest.isPending ? <Spinner /> : icon}
      {children}
    </AriaButton>
  );
}
