import type { Schemas } from '@digis/api-client/contract';

type Event = Schemas['Event'];

/** The Gregorian day as chosen, the same in every time zone. D22 */
export const dayOfEvent = ({ event_date }: Pick<Event, 'event_date'>): string =>
  event_date.slice(0, 10);

export const menuOf = ({ package: offer, items }: Event) => offer?.items ?? items;

export const guestsOf = (events: readonly Pick<Event, 'num_of_people'>[]): number =>
  events.reduce((sum, { num_of_people }) => sum + num_of_people, 0);

/** `pending` in the contract is called `waiting` in the app. D142 */
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

/** D124 */
export const paymentTones = {
  none: 'critical',
  claimed: 'caution',
  part: 'caution',
  credit: 'caution',
  paid: 'positive',
} as const satisfies Record<Schemas['EventPayment'], string>;

/** D185 */
export const crewOf = ({ employees }: Pick<Event, 'employees'>) =>
  employees.filter(({ came }) => came !== false);

/** D125 */
export function staffOf({ employees, employees_needed: needed = 0, stage, hold }: Event) {
  const count = crewOf({ employees }).length;
  // An event on hold needs no staff yet.
  const isOver = stage === 'done' || stage === 'cancelled' || hold !== undefined;
  const lack = count === 0 ? 'critical' : count < needed ? 'caution' : 'neutral';
  return {
    count,
    needed,
    words: needed > 0 ? `${count}/${needed}` : String(count),
    tone: isOver ? 'neutral' : lack,
  } as const;
}

export const namesOf = (list: readonly { readonly name: string }[]): string =>
  list.map(({ name }) => name).join(' · ');
