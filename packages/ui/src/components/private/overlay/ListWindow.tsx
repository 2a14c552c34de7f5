/** The list of a select or a combo box; of a long one only the options in sight are drawn. */
import { type ReactNode, useMemo, useState } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';

interface ListedItem {
  readonly label: string;
  readonly description?: string;
}

/** So many are all drawn: the years of a calendar are 150. */
const MOST_PLAIN_CHOICES = 150;
/** Letters that have room in one line on the smallest phone, also Amharic ones. */
const SHORT = 20;
/** In pixels: one line, high enough for fingers. */
const LINE = 44;
/** Where every option is one line none has to be measured, which takes as long as all the rest. */
const even = { rowSize: LINE, padding: 4 };
const uneven = { estimatedRowSize: LINE, padding: 4 };

export interface ListWindowProps {
  items: readonly ListedItem[];
  /** Draws the list. */
  children: (isWindowed: boolean) => ReactNode;
}

/** Stands in the popover, so each opening decides it: a list that changed its form while it is open would close. */
export function ListWindow({ items, children }: ListWindowProps) {
  const [isWindowed] = useState(items.length > MOST_PLAIN_CHOICES);
  const isEven = useMemo(
    () => items.every(({ label, description }) => label.length <= SHORT && !description),
    [items],
  );
  if (!isWindowed) return children(false);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={isEven ? even : uneven}>
      {children(true)}
    </Virtualizer>
  );
}
