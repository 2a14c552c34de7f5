import { useListsInSight } from '../../navigation/lists-in-sight.ts';
import type { Month } from './overview-data.ts';

export function useListAddresses() {
  const { events, book } = useListsInSight();
  return {
    eventsOf: ({ from, to }: Month) => ({ href: events({ view: 'all', from, to }) }),
    cashOf: ({ from, to }: Month) => {
      const href = book({ from, to });
      return href === undefined ? {} : { href };
    },
    owing: events({ view: 'owes' }),
    shortOfStaff: events({ view: 'week', staff: 'short' }),
  };
}
