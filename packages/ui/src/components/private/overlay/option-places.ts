/** React Aria counts per section, and counts headings. */
import type { Key } from 'react-aria-components';

interface Options {
  getFirstKey(): Key | null;
  getKeyAfter(key: Key): Key | null;
  getItem(key: Key): { readonly type: string } | null;
}

const known = new WeakMap<Options, ReadonlyMap<Key, number>>();

/** From 1. A filtered list is a new collection. */
export function placesIn(options: Options): ReadonlyMap<Key, number> {
  const before = known.get(options);
  if (before) return before;
  const places = new Map<Key, number>();
  for (let key = options.getFirstKey(); key !== null; key = options.getKeyAfter(key))
    if (options.getItem(key)?.type === 'item') places.set(key, places.size + 1);
  known.set(options, places);
  return places;
}
