/** The facts of an event that every screen shows in the same way: its day, its menu, its money. */
import type { Schemas } from '@digis/api-client/contract';

type Event = Schemas['Event'];

/** Gregorian; the first ten characters are the picked day, whatever the zone. SPEC: D22 */
export const dayOfEvent = ({ event_date }: Pick<Event, 'event_date'>): string =>
  event_date.slice(0, 10);

/** The items that are served: those of the package, else the chosen ones. */
export const menuOf = ({ package: offer, items }: Event) => offer?.items ?? items;

/** Guests of several events. */
export const guestsOf = (events: readonly Pick<Event, 'num_of_people'>[]): number =>
  events.reduce((sum, { num_of_people }) => sum + num_of_people, 0);

/** An event's money, as the kit's `EventMoney` wants it. The wire calls what waits `pending`. SPEC: D142 */
export const moneyOf = ({
  total,
  received,
  pending,
  left,
}: Pick<Schemas['Event'], 'total' | 'received' | 'pending' | 'left'>): Schemas['EventMoney'] => ({
  total,
  received,
  waiting: pending,
  left,
});

/** The urgency of each payment state: nothing received, something open, all paid. SPEC: D124 */
export const paymentTones = {
  none: 'critical',
  claimed: 'caution',
  part: 'caution',
  credit: 'caution',
  paid: 'positive',
} as const satisfies Record<Schemas['EventPayment'], string>;

/** Those who came, or are still to come. SPEC: D185 */
export const crewOf = ({ employees }: Pick<Event, 'employees'>) =>
  employees.filter(({ came }) => came !== false);

/** The number of people at an event, the number needed, and a tone when some are missing. SPEC: D125 */
export function staffOf({ employees, employees_needed: needed = 0, stage, hold }: Event) {
  const count = crewOf({ employees }).length;
  // A day that is only kept needs nobody yet.
  const isOver = stage === 'done' || stage === 'cancelled' || hold !== undefined;
  const lack = count === 0 ? 'critical' : count < needed ? 'caution' : 'neutral';
  return {
    count,
    needed,
    /** "2/14", or "2" where no number is needed. */
    words: needed > 0 ? `${count}/${needed}` : String(count),
    tone: isOver ? 'neutral' : lack,
  } as const;
}

/** The items of a menu in one line, by name. */
export const namesOf = (list: readonly { readonly name: string }[]): string =>
  list.map(({ name }) => name).join(' · ');
