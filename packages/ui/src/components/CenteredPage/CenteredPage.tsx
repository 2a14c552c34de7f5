/** One small thing in the middle of an otherwise empty window, as signing in is. */
import type { ReactNode } from 'react';
import { column, frame } from './CenteredPage.css.ts';

export interface CenteredPageProps {
  children: ReactNode;
}

/** For screens outside of the shell, such as sign-in. Inside of it use `Page`. */
export function CenteredPage({ children }: CenteredPageProps) {
  return (
    <main className={frame}>
      <div className={column}>{children}</div>
    </main>
  );
}
