/** Searches items, however their Amharic is spelled. */
import { foldHomophones } from '@digis/domain';

export interface PickItem {
  readonly id: number;
  readonly label: string;
  /** What to know of it before choosing, beside its label. */
  readonly hint?: string;
}

export function itemsFound(items: readonly PickItem[], search: string): readonly PickItem[] {
  const wanted = foldHomophones(search);
  return wanted === ''
    ? items
    : items.filter((item) => foldHomophones(item.label).includes(wanted));
}
