import type { Schemas } from '@digis/api-client/contract';
import { DAYS_AFTER_TODAY } from '@digis/domain';
import { addDaysIso, type IsoDate } from '@digis/ethio-date';
import { FilterChips, IconButton } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '#auth/user.tsx';
import { useDayRangeWords } from '#lists/day-range.ts';
import { dayRangeOf, useParameter, wordsOf } from '#navigation/use-address.ts';
import { openDialog } from '#navigation/dialog-acts.ts';
import { changeAddress } from '#navigation/place.ts';
import { payments } from '#lists/money-in-short.tsx';
import { type EventList, useEventCounts } from '../event-data.ts';
import { FILTER, listFilterOf, orders, useListFilter, usePackageName } from './list-filter.ts';

export const DELETED = 'deleted';
export const ENQUIRIES = 'enquiries';

interface EventView {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly count?: Exclude<keyof Schemas['EventCounts'], 'success' | 'cancelled'>;
  readonly filterOn: (today: IsoDate) => NonNullable<EventList['filter']>;
}

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
    id: 'held',
    label: msg`Days kept`,
    count: 'held',
    filterOn: () => ({ hold: 'on', order: 'earliest' }),
  },
  {
    id: 'lapsed',
    label: msg`No longer kept`,
    count: 'lapsed',
    filterOn: (today) => ({ hold: 'ended', from: today, order: 'earliest' }),
  },
  {
    id: 'past',
    label: msg`Past`,
    count: 'past',
    filterOn: (today) => ({ to: addDaysIso(today, -1) }),
  },
  { id: 'all', label: msg`All`, filterOn: () => ({}) },
];

export const viewMeanings = {
  view: (text: string | null) =>
    text === DELETED || text === ENQUIRIES || views.some(({ id }) => id === text) ? text : null,
  staff: (text: string | null) => (text === 'short' ? text : null),
};

const viewOf = (name: string | null): EventView => views.find(({ id }) => id === name) ?? upcoming;

export function filterOf(
  address: URLSearchParams,
  today: IsoDate,
): NonNullable<EventList['filter']> {
  const q = wordsOf(address.get('q'));
  return {
    ...viewOf(address.get('view')).filterOn(today),
    ...(q !== null && { q }),
    ...dayRangeOf(address),
    ...listFilterOf(address),
    ...(address.get('staff') === 'short' && { staff: 'short' }),
  };
}

function useApplied() {
  const { t, i18n } = useLingui();
  const words = wordsOf(useParameter('q').value);
  const days = useDayRangeWords();
  const staff = useParameter('staff').value;
  const { packageId, payment, order } = useListFilter();
  const offer = usePackageName(packageId ?? null) ?? t`Package`;
  return [
    { id: 'q', label: words !== null && `“${words}”` },
    { id: 'days', label: days },
    { id: 'staff', label: staff === 'short' && t`Not enough people` },
    { id: 'packageId', label: packageId !== undefined && offer },
    { id: 'payment', label: payment !== undefined && i18n._(payments[payment]) },
    { id: 'order', label: order !== undefined && i18n._(orders[order]) },
  ].flatMap(({ id, label }) => (label ? [{ id, label }] : []));
}

interface EventViewsProps {
  readonly branch: number | null;
  readonly children: ReactNode;
}

export function useIsDeletedView(): boolean {
  const { value } = useParameter('view');
  return useCan()('Delete Event') && value === DELETED;
}

export function EventViews({ branch, children }: EventViewsProps) {
  const { t, i18n } = useLingui();
  const { value } = useParameter('view');
  const can = useCan();
  const isDeleted = useIsDeletedView();
  const isOfCalls = value === ENQUIRIES;
  const applied = useApplied();
  const { data: counts } = useEventCounts(branch, wordsOf(useParameter('q').value));
  const isOffered = ({ id, count }: EventView) =>
    !(id === 'held' || id === 'lapsed') || id === value || (count && counts?.[count]);
  return (
    <FilterChips
      isSingle
      end={
        <>
          {!isDeleted && !isOfCalls && (
            <IconButton size="small" aria-label={t`Filter`} onPress={() => openDialog(FILTER)}>
              <ListFilter aria-hidden />
            </IconButton>
          )}
          {children}
        </>
      }
      aria-label={t`Which events`}
      items={[
        ...views.filter(isOffered).map(({ id, label, count }) => ({
          id,
          label: i18n._(label),
          count: count && counts?.[count],
        })),
        { id: ENQUIRIES, label: t`Enquiries`, count: counts?.enquiries },
        ...(can('Delete Event') ? [{ id: DELETED, label: t`Deleted` }] : []),
      ]}
      value={[isDeleted ? DELETED : isOfCalls ? ENQUIRIES : viewOf(value).id]}
      applied={applied}
      onRemove={(ids) =>
        changeAddress(
          Object.fromEntries(
            ids
              .flatMap((id) => (id === 'days' ? ['from', 'to'] : [id]))
              .map((name) => [name, null]),
          ),
        )
      }
      onChange={([view = null]) =>
        changeAddress({
          view: view === upcoming.id ? null : view,
          from: null,
          to: null,
          staff: null,
          which: null,
        })
      }
    />
  );
}
