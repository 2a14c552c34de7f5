/** Places elements below one another. */
import type { ReactNode } from 'react';
import { gap, type Space } from '../../styles/space.css.ts';
import { stack } from './Stack.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface StackProps extends CommonProps {
  children: ReactNode;
  /** `small` between the parts of one thing, `xlarge` between groups. @default 'large' */
  space?: Space;
  /** @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** For things in a line use `Inline`, for equal columns `Grid`. */
export function Stack({ children, space = 'large', align = 'stretch', ...rest }: StackProps) {
  return (
    <div {...rootProps(rest)} className={`${stack} ${gap[space]}`} data-align={align}>
      {children}
    </div>
  );
}
