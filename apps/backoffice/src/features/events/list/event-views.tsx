/** The views of the list of events, with how many each has; the chosen one is in the address. SPEC: D140 */
import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso, type IsoDate } from '@digis/ethio-date';
import { FilterChips } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useParameter } from '../../../navigation/use-address.ts';
import { type EventList, useEventCounts } from '../event-data.ts';

const DAYS_AFTER_TODAY = 6;

interface EventView {
  readonly label: MessageDescriptor;
  /** Its number among the counts; all have none. */
  readonly count?: Exclude<keyof Schemas['EventCounts'], 'success' | 'cancelled'>;
  readonly filterOn: (today: IsoDate) => NonNullable<EventList['filter']>;
}

/** By their names in the address; the list opens with the first. */
const views = {
  upcoming: {
    label: msg`Coming`,
    count: 'upcoming',
    filterOn: (today) => ({ from: today, order: 'earliest' }),
  },
  week: {
    label: msg`This week`,
    count: 'week',
    filterOn: (today) => ({
      from: today,
      to: addDaysIso(today, DAYS_AFTER_TODAY),
      order: 'earliest',
    }),
  },
  unstaffed: {
    label: msg`Without staff`,
    count: 'unstaffed',
    filterOn: (today) => ({ from: today, staff: 'none', order: 'earliest' }),
  },
  owes: {
    label: msg`With something left to pay`,
    count: 'owes',
    filterOn: () => ({ owes: '1', order: 'earliest' }),
  },
  past: {
    label: msg`Past`,
    count: 'past',
    filterOn: (today) => ({ to: addDaysIso(today, -1) }),
  },
  all: { label: msg`All`, filterOn: () => ({}) },
} satisfies Readonly<Record<string, EventView>>;

type ViewName = keyof typeof views;

const names = Object.keys(views) as ViewName[];

/** A view that is unknown is the first. */
export const viewOf = (name: string | null): ViewName =>
  names.find((known) => known === name) ?? 'upcoming';

export const filterOf = (view: ViewName, today: IsoDate) => views[view].filterOn(today);

export function EventViews({ branch }: { readonly branch: number | null }) {
  const { t, i18n } = useLingui();
  const { value, choose } = useParameter('view');
  const { data: counts } = useEventCounts(branch);
  return (
    <FilterChips
      isSingle
      aria-label={t`Which events`}
      items={Object.entries<EventView>(views).map(([id, { label, count }]) => ({
        id,
        label: i18n._(label),
        count: count && counts?.[count],
      }))}
      value={[viewOf(value)]}
      onChange={([view = null]) => choose(view === 'upcoming' ? null : view)}
    />
  );
}
