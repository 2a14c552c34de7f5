/** A button that shows an icon and has an accessible name. */
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { type ButtonLook, lookData } from '../Button/button-look.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { dataAttributes } from '../private/common-props.ts';

export interface IconButtonProps
  extends
    Pick<ButtonLook, 'tone' | 'variant' | 'size'>,
    Omit<ButtonProps, keyof ButtonLook | 'children' | 'icon' | 'aria-label' | 'isPending'> {
  /** Names the action and its object: "Delete branch Bole". */
  'aria-label': string;
  /** A lucide icon. */
  children: ReactNode;
}

/** For well-known icons or repeated actions; otherwise use `Button`. */
export function IconButton(props: IconButtonProps) {
  const { tone = 'neutral', variant = 'quiet', size, children, data, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      {...dataAttributes(data)}
      {...lookData({ tone, variant, size })}
      data-icon-only
      className={button}
    >
      {children}
    </AriaButton>
  );
}
