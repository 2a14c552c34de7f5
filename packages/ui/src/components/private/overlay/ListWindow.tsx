import { type ReactNode, useMemo, useState } from 'react';
import {
  ListLayout,
  Virtualizer,
  type Key,
  Layout,
  LayoutInfo,
  Rect,
  Size,
} from 'react-aria-components';
import type { ChoiceItem } from './Choice.tsx';
import { type InSections, isSection, type ItemSection, itemsOf } from './sections.ts';

const LINE = 44;

const PADDING = 4;

class EvenRows extends Layout {
  #listed: unknown;
  #keys: readonly Key[] = [];

  override update() {
    const { collection } = this.list;
    if (collection === this.#listed) return;
    this.#listed = collection;
    this.#keys = [...collection.getKeys()];
  }

  override getContentSize() {
    const { length } = this.#keys;
    return new Size(this.list.size.width, length && length * LINE + 2 * PADDING);
  }

  override getLayoutInfo(key: Key) {
    const index = this.list.collection.getItem(key)?.index;
    if (index === undefined) return null;
    const width = this.list.size.width - 2 * PADDING;
    return new LayoutInfo('item', key, new Rect(PADDING, PADDING + index * LINE, width, LINE));
  }

  override getVisibleLayoutInfos({ y, height }: Rect) {
    const first = Math.max(0, Math.floor((y - PADDING) / LINE));
    const inSight = this.#keys.slice(first, Math.ceil((y + height - PADDING) / LINE));
    const kept = [...this.list.persistedKeys].filter((key) => !inSight.includes(key));
    return [...inSight, ...kept]
      .flatMap((key) => this.getLayoutInfo(key) ?? [])
      .sort((one, other) => one.rect.y - other.rect.y);
  }

  private get list() {
    if (!this.virtualizer) throw new Error('A layout is asked by its list.');
    return this.virtualizer;
  }
}

/** Longer lists are windowed; a calendar's list of 150 years is not. */
const MOST_PLAIN_CHOICES = 150;
/** Amharic letters that fit one line on the smallest phone. */
const SHORT = 20;
const uneven = { estimatedRowSize: LINE, estimatedHeadingSize: LINE, padding: PADDING };

const isOneLine = (entry: ChoiceItem | ItemSection<ChoiceItem>) =>
  !isSection(entry) && entry.label.length <= SHORT && !entry.description;

export interface ListWindowProps {
  entries: InSections<ChoiceItem>;
  hasOwnLook: boolean;
  children: (isWindowed: boolean) => ReactNode;
}

/** Decided once, because a switch while the list is open would close it. */
export function ListWindow({ entries, hasOwnLook, children }: ListWindowProps) {
  const [isWindowed] = useState(itemsOf(entries).length > MOST_PLAIN_CHOICES);
  const isEven = useMemo(() => !hasOwnLook && entries.every(isOneLine), [entries, hasOwnLook]);
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
