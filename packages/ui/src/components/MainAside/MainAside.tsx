/** The main column of a view with a narrow column beside it, or below it on narrow screens. */
import type { ReactNode } from 'react';
import { aside as asideStyle, frame, main } from './MainAside.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface MainAsideProps extends CommonProps {
  children: ReactNode;
  /** The narrow column. */
  aside: ReactNode;
}

/** For two columns of unequal weight; equal ones are a `Grid`. */
export function MainAside({ children, aside, ...rest }: MainAsideProps) {
  return (
    <div {...rootProps(rest)} className={frame}>
      <div className={main}>{children}</div>
      <div className={asideStyle}>{aside}</div>
    </div>
  );
}
