/** Places elements side by side and wraps them where there is no room. */
import type { ReactNode } from 'react';
import { gap, type Space } from '../../styles/space.css.ts';
import { inline } from './Inline.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface InlineProps extends CommonProps {
  children: ReactNode;
  /** @default 'small' */
  space?: Space;
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** For things below one another use `Stack`, for equal columns `Grid`. */
export function Inline({
  children,
  space = 'small',
  align = 'center',
  justify = 'start',
  ...rest
}: InlineProps) {
  return (
    <div
      {...rootProps(rest)}
      className={`${inline} ${gap[space]}`}
      data-align={align}
      data-justify={justify}
    >
      {children}
    </div>
  );
}
