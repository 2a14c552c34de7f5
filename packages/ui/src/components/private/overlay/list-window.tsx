/** What draws only the options in sight of a long list; fetched with the first of them. */
import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';

export interface ListWindowProps {
  children: ReactNode;
  /** Every option is one line: none has to be measured, which takes as long as all the rest. */
  isEven: boolean;
}

/** In pixels: one line, high enough for fingers. */
const LINE = 44;
const even = { rowSize: LINE, padding: 4 };
const uneven = { estimatedRowSize: LINE, padding: 4 };

export function ListWindow({ children, isEven }: ListWindowProps) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={isEven ? even : uneven}>
      {children}
    </Virtualizer>
  );
}
