/** What draws only the options in sight of a long list; fetched with the first of them. */
import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';

/** Their height before they are measured, in pixels: one line, with fingers in mind. */
const layout = { estimatedRowSize: 44, padding: 4 };

export function ListWindow({ children }: { children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      {children}
    </Virtualizer>
  );
}
