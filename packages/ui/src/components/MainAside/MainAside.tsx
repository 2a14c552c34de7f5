/** The main column of a view with a narrow column beside it, or below it on narrow screens. */
import type { ReactNode } from 'react';
import { aside as asideStyle, frame, main } from './MainAside.css.ts';
import type { CommonProps } from '../private/common-props.ts';
import { dataAttributes } from '../private/data-attributes.ts';

export interface MainAsideProps extends CommonProps {
  children: ReactNode;
  /** The narrow column. */
  aside: ReactNode;
}

/** For two columns of unequal weight; equal ones are a `Grid`. */
export function MainAside({ children, aside, id, data }: MainAsideProps) {
  return (
    <div id={id} {...dataAttributes(data)} className={frame}>
      <div className={main}>{children}</div>
      <div className={asideStyle}>{aside}</div>
    </div>
  );
}
