import { soundsWithin } from '@digis/domain';
import type { ReactNode } from 'react';
import type { BadgeProps } from '../Badge/Badge.tsx';

export interface PickItem<Id extends string | number = number> {
  readonly id: Id;
  readonly label: string;
  readonly hint?: ReactNode;
  /** A word about the item: free, busy. */
  readonly state?: { readonly label: string; readonly tone: BadgeProps['tone'] };
}

export const itemsFound = <Item extends { readonly label: string }>(
  items: readonly Item[],
  search: string,
): readonly Item[] => items.filter((item) => soundsWithin(item.label, search));
