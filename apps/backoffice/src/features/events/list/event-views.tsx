/** The views of the list of events, with how many each has; the chosen one is in the address. SPEC: D140 */
import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso, type IsoDate } from '@digis/ethio-date';
import { FilterChips } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCan } from '../../../auth/user.tsx';
import { useParameter } from '../../../navigation/use-address.ts';
import { type EventList, useEventCounts } from '../event-data.ts';

/** The view of deleted events, for who may delete them: another list. */
export const DELETED = 'deleted';

const DAYS_AFTER_TODAY = 6;

/** The contract refuses a longer search. */
const MOST_SIGNS = 300;

interface EventView {
  /** Its name in the address. */
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Its number among the counts; all have none. */
  readonly count?: Exclude<keyof Schemas['EventCounts'], 'success' | 'cancelled'>;
  readonly filterOn: (today: IsoDate) => NonNullable<EventList['filter']>;
}

/** The list opens with these. */
const upcoming: EventView = {
  id: 'upcoming',
  label: msg`Coming`,
  count: 'upcoming',
  filterOn: (today) => ({ from: today, order: 'earliest' }),
};

const views: readonly EventView[] = [
  upcoming,
  {
    id: 'week',
    label: msg`This week`,
    count: 'week',
    filterOn: (today) => ({
      from: today,
      to: addDaysIso(today, DAYS_AFTER_TODAY),
      order: 'earliest',
    }),
  },
  {
    id: 'unstaffed',
    label: msg`Without staff`,
    count: 'unstaffed',
    filterOn: (today) => ({ from: today, staff: 'none', order: 'earliest' }),
  },
  {
    id: 'owes',
    label: msg`Owing`,
    count: 'owes',
    filterOn: () => ({ owes: '1', order: 'earliest' }),
  },
  {
    id: 'past',
    label: msg`Past`,
    count: 'past',
    filterOn: (today) => ({ to: addDaysIso(today, -1) }),
  },
  { id: 'all', label: msg`All`, filterOn: () => ({}) },
];

const viewOf = (name: string | null): EventView => views.find(({ id }) => id === name) ?? upcoming;

/** Which events the address asks for: its view, and the words it is searched by. */
export function filterOf(
  address: URLSearchParams,
  today: IsoDate,
): NonNullable<EventList['filter']> {
  const q = address.get('q')?.slice(0, MOST_SIGNS);
  return { ...viewOf(address.get('view')).filterOn(today), ...(q !== undefined && { q }) };
}

export function EventViews({ branch }: { readonly branch: number | null }) {
  const { t, i18n } = useLingui();
  const { value, choose } = useParameter('view');
  const words = useParameter('q');
  const can = useCan();
  const isDeleted = value === DELETED && can('Delete Event');
  const { data: counts } = useEventCounts(branch, words.value);
  return (
    <FilterChips
      isSingle
      aria-label={t`Which events`}
      items={[
        ...views.map(({ id, label, count }) => ({
          id,
          label: i18n._(label),
          count: count && counts?.[count],
        })),
        ...(can('Delete Event') ? [{ id: DELETED, label: t`Deleted` }] : []),
      ]}
      value={[isDeleted ? DELETED : viewOf(value).id]}
      applied={words.value === null ? [] : [{ id: 'q', label: `“${words.value}”` }]}
      onRemove={() => words.choose(null)}
      onChange={([view = null]) => choose(view === upcoming.id ? null : view)}
    />
  );
}
