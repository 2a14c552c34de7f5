/** The items that an event is served. */
import type { KitchenRecord } from './kitchen-records.ts';

/** The items of its package, else its own. */
export const menuOf = ({ package: offer, items }: Pick<KitchenRecord, 'package' | 'items'>) =>
  offer?.items ?? items;
