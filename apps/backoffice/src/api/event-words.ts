/** How an event is spoken of: its day, its menu, and whose it is. */
import type { Schemas } from '@digis/api-client/contract';

type Event = Schemas['Event'];

/** Gregorian; the first ten characters are the picked day, whatever the zone. SPEC: D22 */
export const dayOfEvent = ({ event_date }: Pick<Event, 'event_date'>): string =>
  event_date.slice(0, 10);

/** What is served: of a package its items, else those that were chosen. */
export const menuOf = ({ package: offer, items }: Event) => offer?.items ?? items;
