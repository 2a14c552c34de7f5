/** A link that looks like a button. */
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components';
import { type ButtonLook, lookData } from '../Button/button-look.ts';
import { button } from '../Button/Button.css.ts';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';

export interface LinkButtonProps extends ButtonLook, CommonProps {
  /** A path of the app, opened without reloading, or any URL. */
  href: string;
  children: ReactNode;
  icon?: ReactNode;
  /** Use `_blank` for files and for papers to print. */
  target?: '_blank';
  /** Downloads the file; a string is the name to save it under. */
  download?: boolean | string;
  isDisabled?: boolean;
  'aria-label'?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** For a button that acts instead of leading somewhere use `Button`. */
export function LinkButton({
  tone,
  variant,
  size,
  fullWidth,
  icon,
  children,
  data,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      {...dataAttributes(data)}
      {...lookData({ tone, variant, size, fullWidth })}
      rel={rest.target && 'noopener'}
      className={button}
    >
      {icon}
      {children}
    </Link>
  );
}
