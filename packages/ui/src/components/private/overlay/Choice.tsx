import { Check } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { ListBoxItem, ListStateContext, Text, type Key } from 'react-aria-components';
import { useKitStrings } from '#theme/kit-context.ts';
import { hint, nothing, option, words } from './overlay.css.ts';

/** Other properties of an item are passed to `renderItem`. */
export interface ChoiceItem {
  readonly id: string | number;
  readonly label: string;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

/** Null renders the label and the description. */
export type RenderItem<Item extends ChoiceItem> = ((item: Item) => ReactNode) | null;

/** A context, because React Aria caches rendered items. */
export const ItemRendering = createContext<RenderItem<ChoiceItem>>(null);

function Words({ item }: { item: ChoiceItem }) {
  const render = useContext(ItemRendering);
  if (render) return <span className={words}>{render(item)}</span>;
  return (
    <span className={words}>
      <Text slot="label">{item.label}</Text>
      {item.description && (
        <Text slot="description" className={hint}>
          {item.description}
        </Text>
      )}
    </span>
  );
}

/** In a windowed list, each option states its position. */
function Option({ choice, ...props }: ComponentProps<'div'> & { choice: ChoiceItem['id'] }) {
  const options = useContext(ListStateContext)?.collection;
  const isPlaced = options && props['aria-posinset'] !== undefined;
  return <div {...props} {...(isPlaced && { 'aria-posinset': placesIn(options).get(choice) })} />;
}

export function Choice({ item }: { item: ChoiceItem }) {
  const { id, label, isDisabled } = item;
  const isOwn = useContext(ItemRendering) !== null;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={option}
      {...(isOwn && { 'aria-label': label })}
      render={(props) =>
        'href' in props ? <a {...props}>{label}</a> : <Option {...props} choice={id} />
      }
    >
      {({ isSelected }) => (
        <>
          <Words item={item} />
          {isSelected && <Check aria-hidden />}
        </>
      )}
    </ListBoxItem>
  );
}

export function NoChoices({ isLoading, children }: { isLoading?: boolean; children: ReactNode }) {
  const strings = useKitStrings();
  return <div className={nothing}>{isLoading ? strings.loading : children}</div>;
}

/** Used to count options only, because React Aria counts per section and includes headings. */
interface Options {
  getFirstKey(): Key | null;
  getKeyAfter(key: Key): Key | null;
  getItem(key: Key): { readonly type: string } | null;
}

const known = new WeakMap<Options, ReadonlyMap<Key, number>>();

/** Positions counted from 1, cached because a filtered list is a new collection. */
function placesIn(options: Options): ReadonlyMap<Key, number> {
  const before = known.get(options);
  if (before) return before;
  const places = new Map<Key, number>();
  for (let key = options.getFirstKey(); key !== null; key = options.getKeyAfter(key))
    if (options.getItem(key)?.type === 'item') places.set(key, places.size + 1);
  known.set(options, places);
  return places;
}
