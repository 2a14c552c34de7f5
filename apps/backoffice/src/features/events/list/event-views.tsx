/** The views of the list of events, with how many each has; the chosen one is in the address. SPEC: D140 */
import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso, formatEtDate, type IsoDate, isoToEt } from '@digis/ethio-date';
import { FilterChips } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCan } from '../../../auth/user.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import {
  type Changes,
  dateOf,
  useChangeAddress,
  useDayParameter,
  useParameter,
} from '../../../navigation/use-address.ts';
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
  const from = dateOf(address.get('from'));
  const to = dateOf(address.get('to'));
  return {
    ...viewOf(address.get('view')).filterOn(today),
    ...(q !== undefined && { q }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(address.get('staff') === 'short' && { staff: 'short' }),
  };
}

/** What else narrows the list, set by a link to it. */
function useApplied() {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useParameter('q').value;
  const from = useDayParameter('from').value;
  const to = useDayParameter('to').value;
  const staff = useParameter('staff').value;
  const inWords = (day: IsoDate | null) =>
    day === null ? '' : formatEtDate(isoToEt(day), 'medium', language);
  return [
    ...(words === null ? [] : [{ id: 'q', label: `“${words}”` }]),
    ...(from === null && to === null
      ? []
      : [{ id: 'days', label: `${inWords(from)} – ${inWords(to)}` }]),
    ...(staff === 'short' ? [{ id: 'staff', label: t`Not enough people` }] : []),
  ];
}

const parametersOf: Readonly<Record<string, Changes>> = {
  q: { q: null },
  days: { from: null, to: null },
  staff: { staff: null },
};

export interface EventViewsProps {
  readonly branch: number | null;
  /** At the end of the line of views. */
  readonly children: ReactNode;
}

export function EventViews({ branch, children }: EventViewsProps) {
  const { t, i18n } = useLingui();
  const { value } = useParameter('view');
  const can = useCan();
  const isDeleted = value === DELETED && can('Delete Event');
  const change = useChangeAddress();
  const applied = useApplied();
  const { data: counts } = useEventCounts(branch, useParameter('q').value);
  return (
    <FilterChips
      isSingle
      end={children}
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
      applied={applied}
      onRemove={(ids) => change(Object.assign({}, ...ids.map((id) => parametersOf[id])))}
      onChange={([view = null]) =>
        change({ view: view === upcoming.id ? null : view, from: null, to: null, staff: null })
      }
    />
  );
}
