import { type ReactNode, type Ref, useMemo } from 'react';
import { Collection, Header, ListBox, ListBoxSection } from 'react-aria-components';
import { Choice, type ChoiceItem, ItemRendering, NoChoices, type RenderItem } from './Choice.tsx';
import { ListWindow } from './ListWindow.tsx';
import { choices, heading } from './overlay.css.ts';
import {
  type InSections,
  isSection,
  type ItemSection,
  keyOfSection,
  offeredOf,
} from './sections.ts';

/** Must not change between renders, because React Aria caches rendered items. */
const choiceOf = (item: ChoiceItem) => <Choice item={item} />;
const entryOf = (entry: ChoiceItem | ItemSection<ChoiceItem>) =>
  isSection(entry) ? (
    <ListBoxSection id={keyOfSection(entry)}>
      <Header className={heading}>{entry.label}</Header>
      <Collection items={entry.items}>{choiceOf}</Collection>
    </ListBoxSection>
  ) : (
    <Choice item={entry} />
  );

export function useChoices<Item extends ChoiceItem>(
  given: InSections<Item>,
  renderItem: ((item: Item) => ReactNode) | undefined,
) {
  const { items, entries } = useMemo(() => offeredOf(given), [given]);
  const ownLook = useOwnLook(items, renderItem);
  return { items, shown: { entries, renderItem: ownLook } };
}

function useOwnLook<Item extends ChoiceItem>(
  items: readonly Item[],
  renderItem: ((item: Item) => ReactNode) | undefined,
): RenderItem<ChoiceItem> {
  return useMemo(() => {
    if (!renderItem) return null;
    const byId = new Map<ChoiceItem['id'], Item>(items.map((item) => [item.id, item]));
    return ({ id }) => {
      const item = byId.get(id);
      return item && renderItem(item);
    };
  }, [items, renderItem]);
}

export interface ChoiceListProps {
  ref?: Ref<HTMLDivElement>;
  entries: InSections<ChoiceItem>;
  renderItem: RenderItem<ChoiceItem>;
  isFiltered?: boolean;
  isLoading?: boolean;
  children: ReactNode;
}

export function ChoiceList({ ref, entries, renderItem, ...rest }: ChoiceListProps) {
  const { isFiltered = false, isLoading, children } = rest;
  return (
    <ItemRendering value={renderItem}>
      <ListWindow entries={entries} hasOwnLook={renderItem !== null}>
        {(isWindowed) => (
          <ListBox
            ref={ref}
            {...(!isFiltered && { items: entries })}
            className={choices}
            data-windowed={isWindowed || undefined}
            renderEmptyState={() => <NoChoices isLoading={isLoading}>{children}</NoChoices>}
          >
            {entryOf}
          </ListBox>
        )}
      </ListWindow>
    </ItemRendering>
  );
}
