/** One small thing in the middle of an otherwise empty window, as signing in is. */
import type { ReactNode } from 'react';
import { column, frame } from './CenteredPage.css.ts';
import type { CommonProps } from '../private/common-props.ts';
import { dataAttributes } from '../private/data-attributes.ts';

export interface CenteredPageProps extends CommonProps {
  children: ReactNode;
}

/** For screens outside of the shell, such as sign-in. Inside of it use `Page`. */
export function CenteredPage({ children, id, data }: CenteredPageProps) {
  return (
    <main id={id} {...dataAttributes(data)} className={frame}>
      <div className={column}>{children}</div>
    </main>
  );
}
