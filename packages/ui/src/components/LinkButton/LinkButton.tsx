/** A link that looks like a button. */
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { type ButtonLook, lookData } from '../Button/button-look.ts';
import { button } from '../Button/Button.css.ts';

export interface LinkButtonProps extends ButtonLook {
  /** A path of the app, taken there without loading a page, or any address. */
  href: string;
  children: ReactNode;
  icon?: ReactNode;
  /** `_blank` for papers to print and files. */
  target?: '_blank';
  /** A file to keep, under this name. */
  download?: boolean | string;
  isDisabled?: boolean;
  'aria-label'?: string;
}

/** Goes somewhere. To do something use `Button`. */
export function LinkButton({
  tone,
  variant,
  size,
  fullWidth,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      {...lookData({ tone, variant, size, fullWidth })}
      rel={rest.target && 'noopener'}
      className={button}
    >
      {icon}
      {children}
    </Link>
  );
}
