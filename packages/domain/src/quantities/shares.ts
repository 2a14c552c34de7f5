/** Counts the guests of each dish: fasting guests and others get different ones. D175 */
import type { Menu } from '../menu.ts';

export interface Party {
  readonly people: number;
  readonly plates: number;
  readonly fasting: number;
}

export interface Dish {
  readonly id: number;
  readonly menu: Menu | null;
  /** Dishes and drinks are for one group, other items for everyone. */
  readonly isEaten: boolean;
}

/**
 * Fasting guests get the twin's items, or without a twin the menu's fasting ones; others and plates
 * get the menu's. Omits items that no one gets.
 * @example guestsOfItems({ people: 420, plates: 10, fasting: 60 }, [{ id: 1, menu: 'not fasting', isEaten: true }], null).get(1) //=> 370
 */
export function guestsOfItems(
  { people, plates, fasting }: Party,
  menu: readonly Dish[],
  twin: readonly Dish[] | null,
): ReadonlyMap<number, number> {
  const all = people + plates;
  const others = all - fasting;
  const guests = new Map<number, number>();
  const serve = (id: number, count: number) =>
    guests.set(id, Math.min(all, (guests.get(id) ?? 0) + count));
  for (const { id, isEaten } of menu) serve(id, isEaten ? others : all);
  const forFasting = twin ?? menu.filter(({ menu: mark }) => mark === 'fasting');
  for (const { id } of forFasting) serve(id, fasting);
  return new Map([...guests].filter(([, count]) => count > 0));
}
