import { withoutTwins } from '../unusable.ts';

export interface ItemSection<Item> {
  readonly label: string;
  readonly items: readonly Item[];
}

export type InSections<Item> = readonly (Item | ItemSection<Item>)[];

export const isSection = <Item extends object>(
  entry: Item | ItemSection<Item>,
): entry is ItemSection<Item> => 'items' in entry;

export const keyOfSection = ({ label }: ItemSection<unknown>): string => `section: ${label}`;

export const itemsOf = <Item extends object>(entries: InSections<Item>): readonly Item[] =>
  entries.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));

/** Leaves out invalid and repeated items. */
export function offeredOf<Item extends { readonly id: string | number }>(
  given: InSections<Item>,
): { readonly items: readonly Item[]; readonly entries: InSections<Item> } {
  const all = itemsOf(given);
  const items = withoutTwins(all);
  if (items === all) return { items, entries: given };
  const kept = new Set(items);
  const entries = given.flatMap((entry): InSections<Item> => {
    if (!isSection(entry)) return kept.delete(entry) ? [entry] : [];
    return [{ ...entry, items: entry.items.filter((item) => kept.delete(item)) }];
  });
  return { items, entries };
}
