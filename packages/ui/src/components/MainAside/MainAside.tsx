/** The main column of a view with a narrow column beside it, or below it on narrow screens. */
import type { ReactNode } from 'react';
import { aside as asideStyle, frame, main } from './MainAside.css.ts';

export interface MainAsideProps {
  children: ReactNode;
  /** The narrow column. */
  aside: ReactNode;
}

/** For two columns of unequal weight; equal ones are a `Grid`. */
export function MainAside({ children, aside }: MainAsideProps) {
  return (
    <div className={frame}>
      <div className={main}>{children}</div>
      <div className={asideStyle}>{aside}</div>
    </div>
  );
}
