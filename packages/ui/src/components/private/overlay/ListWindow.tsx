/** The list of a select or a combo box; of a long one only the options in sight are drawn. */
import { type ReactNode, useMemo, useState } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';
import { EvenRows, LINE, PADDING } from './even-rows.ts';

interface ListedItem {
  readonly label: string;
  readonly description?: string;
}

/** So many are all drawn: the years of a calendar are 150. */
const MOST_PLAIN_CHOICES = 150;
/** Letters that have room in one line on the smallest phone, also Amharic ones. */
const SHORT = 20;
const uneven = { estimatedRowSize: LINE, padding: PADDING };

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
    <Virtualizer
      layout={isEven ? EvenRows : ListLayout}
      layoutOptions={isEven ? undefined : uneven}
    >
      {children(true)}
    </Virtualizer>
  );
}
