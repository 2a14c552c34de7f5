/** Searches items by any spelling of their Amharic. */
import { soundsWithin } from '@digis/domain';
import type { ReactNode } from 'react';
import type { BadgeProps } from '../Badge/Badge.tsx';

export interface PickItem<Id extends string | number = number> {
  readonly id: Id;
  readonly label: string;
  /** A fact to know before choosing it, beside its label. */
  readonly hint?: ReactNode;
  /** A word on whether to choose it: free, busy. */
  readonly state?: { readonly label: string; readonly tone: BadgeProps['tone'] };
}

export const itemsFound = <Item extends { readonly label: string }>(
  items: readonly Item[],
  search: string,
): readonly Item[] => items.filter((item) => soundsWithin(item.label, search));
