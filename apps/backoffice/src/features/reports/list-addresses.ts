import { useCan } from '../../auth/user.tsx';
import type { Days } from '../../money/whole-periods.ts';
import { useListsInSight } from '../../navigation/lists-in-sight.ts';

type Address = { readonly href?: string };

const addressOf = (href: string | undefined): Address => (href === undefined ? {} : { href });

export function useListAddresses({ from, to }: Days) {
  const can = useCan();
  const lists = useListsInSight();
  const events = (filters: Readonly<Record<string, string>>) =>
    addressOf(can('View Events') ? lists.events({ ...filters, from, to }) : undefined);
  /**
   * No link for client payments: the cashbook splits them into three kinds, and leaves out
   * certificates.
   */
  const book = (filters: Readonly<Record<string, string>> = {}) =>
    addressOf(lists.book({ ...filters, from, to }));
  return {
    events: events({ view: 'all' }),
    owing: events({ view: 'owes' }),
    eventsOf: (packageId: number) => events({ view: 'all', packageId: String(packageId) }),
    cash: book(),
    cashOf: (category: string) => book({ category }),
    cashAt: (place: string) => book({ place }),
  };
}
