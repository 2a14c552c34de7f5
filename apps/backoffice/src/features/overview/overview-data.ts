import type { Schemas } from '@digis/api-client/contract';
import { useRead } from '../../api/hooks.ts';
import { useToday } from '../../browser/use-today.ts';
import { useOfBranch } from '../../navigation/branch-in-sight.ts';
import { firstDayOf, monthOf } from '../../navigation/month-parameter.ts';
import { idOf, useParameter } from '../../navigation/use-address.ts';
import { useListsInSight } from '../../navigation/lists-in-sight.ts';

export type Overview = Schemas['Overview'];
export type Month = Schemas['OverviewMonth'];

const MONTHS = 13;

export const meanings = { month: firstDayOf, branch: idOf };

/** Pagume, the thirteenth month, counts as part of Nehase. */
const joined = (month: string | null) => month?.replace(/-13$/u, '-12') ?? null;

export function useMonth() {
  const { today } = useToday();
  const present = joined(monthOf(today, 'ethiopic'));
  const { value, choose } = useParameter('month');
  const first = firstDayOf(joined(value)) ?? firstDayOf(present) ?? today;
  const month = monthOf(first, 'ethiopic');
  return {
    first,
    month,
    isPresent: month === present,
    choose: (day: string) => {
      const next = joined(monthOf(day, 'ethiopic'));
      choose(next === present ? null : next);
    },
  };
}

export function useOverview() {
  const { month } = useMonth();
  return useRead('/overview', { query: { month, months: MONTHS, ...useOfBranch() } });
}

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
