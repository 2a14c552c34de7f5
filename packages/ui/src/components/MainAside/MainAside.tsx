/** The main column of a view with a narrow column beside or below it. */
import type { ReactNode } from 'react';
import { aside as asideStyle, frame, main } from './MainAside.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface MainAsideProps extends CommonProps {
  children: ReactNode;
  aside: ReactNode;
}

/** For two equal columns use `Grid`. */
export function MainAside({ children, aside, ...rest }: MainAsideProps) {
  return (
    <div {...rootProps(rest)} className={frame}>
      <div className={main}>{children}</div>
      <div className={asideStyle}>{aside}</div>
    </div>
  );
}
