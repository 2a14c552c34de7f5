/** Draws only the options in sight of a long list. */
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

export interface ListWindow {
  isWindowed: boolean;
  /** Puts the list into its window, where it is long. */
  inWindow: (list: ReactNode) => ReactNode;
  /** Of the field: a list that is open stays as it is, because it would close. */
  onOpenChange: (isOpen: boolean) => void;
}

export function useListWindow(items: readonly ListedItem[]): ListWindow {
  const isLong = items.length > MOST_PLAIN_CHOICES;
  const [isOpen, onOpenChange] = useState(false);
  const [isWindowed, setWindowed] = useState(isLong);
  if (!isOpen && isWindowed !== isLong) setWindowed(isLong);
  const isEven = useMemo(
    () => items.every(({ label, description }) => label.length <= SHORT && !description),
    [items],
  );
  const inWindow = (list: ReactNode) =>
    isWindowed ? (
      <Virtualizer layout={ListLayout} layoutOptions={isEven ? even : uneven}>
        {list}
      </Virtualizer>
    ) : (
      list
    );
  return { isWindowed, inWindow, onOpenChange };
}
