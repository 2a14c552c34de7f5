/** The items that an event is served. */
import type { EventRecord } from '../events/event-queries.ts';

/** The items of its package, else its own. */
export const menuOf = ({ package: offer, items }: Pick<EventRecord, 'package' | 'items'>) =>
  offer?.items ?? items;
