/** Small content in the middle of an otherwise empty window, such as a sign-in. */
import type { ReactNode } from 'react';
import { column, frame } from './CenteredPage.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface CenteredPageProps extends CommonProps {
  children: ReactNode;
}

/** For screens outside the shell. Inside the shell use `Page`. */
export function CenteredPage({ children, ...rest }: CenteredPageProps) {
  return (
    <main {...rootProps(rest)} className={frame}>
      <div className={column}>{children}</div>
    </main>
  );
}
