import type { Schemas } from '@digis/api-client/contract';
import {
  DataTable,
  EmptyState,
  OnPaper,
  RowActions,
  Stack,
  Inline,
  Text,
  TimeText,
} from '@digis/ui';
import { ColumnSetChoice, media, useMedia } from '@digis/ui/app';
import type { ColumnSets } from '@digis/ui';
import { useLingui, Plural, Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { formatCount } from '@digis/domain';
import { usePrint } from '#lists/list-buttons.tsx';
import { ListMenu } from '#lists/list-menu.tsx';
import { useKnownFilters } from '#lists/filters/known-filters.ts';
import { onPaper } from '#lists/list-state.ts';
import { useColumnChoice } from '#browser/preferences.ts';
import { useToday } from '#browser/use-today.ts';
import { ALL_BRANCHES, idOf, useAddress } from '#navigation/use-address.ts';
import { openEvent } from '#navigation/dialog-acts.ts';
import { dayGroups } from './day-groups.tsx';
import { deletedColumns, deskColumns, useDeskColumns } from './desk-columns.tsx';
import { useEventColumns } from './event-columns.tsx';
import { lazyFeature } from '#i18n/lazy-feature.ts';
import { FILTER, meanings, orders } from './list-filter.ts';
import { useDeletionColumns } from './deletion-columns.tsx';
import { type EventColumn, useFileColumns } from './price-columns.tsx';
import { readEvent, useEvents } from '../event-data.ts';
import type { EventList as List } from '../event-data.ts';
import { dayOfEvent, staffOf } from '#api/event-facts.ts';
import { useEventActs } from './event-acts.tsx';
import { EventViews, viewMeanings } from './event-views.tsx';
import { useRestoration } from './use-restoration.tsx';
import { MoneyInShort } from '#lists/money-in-short.tsx';

function EventRowCard({ event }: { readonly event: Schemas['Event'] }) {
  const staff = staffOf(event);
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        <Text as="span" isStrong>
          {event.client.full_name}
        </Text>
        <MoneyInShort event={event} />
      </Inline>
      <Text as="span" size="small" tone="muted">
        <TimeText value={event.time} pickedDay={dayOfEvent(event)} only="ethiopic" /> ·{' '}
        {formatCount(event.num_of_people)} ·{' '}
        <Text as="span" size="small" tone={staff.tone === 'neutral' ? 'muted' : staff.tone}>
          {staff.needed > 0 ? (
            <Trans>
              {staff.count} of {staff.needed} staff
            </Trans>
          ) : staff.count === 0 ? (
            <Trans>no staff</Trans>
          ) : (
            <Plural value={staff.count} one="# staff" other="# staff" />
          )}
        </Text>
      </Text>
    </Stack>
  );
}

type Event = Schemas['Event'];

export const EventFilters = lazyFeature(
  async () => (await import('./event-filters.tsx')).EventFilters,
);

const known = {
  ...meanings,
  ...viewMeanings,
  branch: (text: string | null) => (text === ALL_BRANCHES ? text : idOf(text)),
};

interface EventListProps {
  readonly list: List;
  readonly name: string;
}

export function EventList({ list, name }: EventListProps) {
  const { t } = useLingui();
  useKnownFilters(known);
  const [restore, question] = useRestoration();
  const open = (event: Event, dialog?: string) => {
    readEvent(event.id, dayOfEvent(event));
    openEvent(event.id, dayOfEvent(event), dialog);
  };
  const all = useEventColumns(open);
  const deleted = useDeletedColumns(all);
  const listed = list.isDeleted ? deleted : all;
  const fileColumns = useFileColumns(listed);
  const columnSets = useColumnSets(listed, list);
  const days = useToday();
  const isPhone = useMedia(media.phone);
  const events = useEvents(list);
  const { whole, button } = usePrint([events]);
  const columns = [...useDeskColumns(open, whole?.[0]), ...listed];
  const acts = useEventActs(open);
  const title = list.isDeleted ? t`Deleted events` : t`Events`;
  return (
    <Stack space="xsmall">
      <OnPaper title={`${title} · ${name}`} />
      <EventViews branch={list.branch}>
        <ColumnSetChoice sets={columnSets} />
        <ListMenu
          list={events}
          columns={fileColumns}
          name={name}
          logged={{ name: list.isDeleted ? 'deleted_events' : 'events', of: list.branch }}
          file={[list.isDeleted ? 'deleted-events' : 'events', name]}
          print={button}
        />
      </EventViews>
      <DataTable
        aria-label={title}
        columns={columns}
        columnSets={columnSets}
        {...(!list.isDeleted && {
          groups: dayGroups({ ...days, isPhone, isByDay: isByDay(list) }),
        })}
        renderCard={(event) => <EventRowCard event={event} />}
        emptyState={<NoEvents isDeleted={list.isDeleted} />}
        {...{ ...events, ...onPaper(whole?.[0]) }}
        getRowId={({ id }) => id}
        getRowName={({ client }) => client.full_name}
        onRowPress={list.isDeleted ? undefined : (event) => open(event)}
        rowActions={(event) => (
          <RowActions
            rowName={event.client.full_name}
            actions={list.isDeleted ? [restore(event)] : acts(event)}
          />
        )}
      />
      {question}
      {!list.isDeleted && <OpenFilters />}
    </Stack>
  );
}

const OpenFilters = () =>
  useAddress().dialog === FILTER && (
    <Suspense>
      <EventFilters />
    </Suspense>
  );

function useDeletedColumns(all: readonly EventColumn[]): readonly EventColumn[] {
  const kept = all.filter(({ id }) => !PRESSED.has(id));
  const client = kept.filter(({ isRowHeader }) => isRowHeader === true);
  const others = kept.filter(({ isRowHeader }) => isRowHeader !== true);
  return [...client, ...useDeletionColumns(), ...others];
}

function NoEvents({ isDeleted }: Pick<List, 'isDeleted'>) {
  const { t } = useLingui();
  return <EmptyState hint={isDeleted ? t`No event was deleted.` : t`No event is in this list.`} />;
}

const isByDay = ({ filter }: List) => !filter?.order || !Object.hasOwn(orders, filter.order);

function useColumnSets(all: readonly EventColumn[], { branch, isDeleted }: List): ColumnSets {
  const { t } = useLingui();
  const [chosen, onChoose] = useColumnChoice();
  return {
    items: [
      {
        id: 'desk',
        label: t`Desk`,
        columns: [
          ...(isDeleted ? deletedColumns : deskColumns),
          ...(branch === null ? ['branch'] : []),
        ],
      },
      { id: 'all', label: t`All columns`, columns: all.map(({ id }) => id), isWhole: true },
    ],
    chosen,
    printed: 'desk',
    isChosenElsewhere: true,
    onChoose: (id) => onChoose(id === 'all' ? 'all' : 'desk'),
  };
}

const PRESSED: ReadonlySet<string> = new Set(['package', 'agreement', 'employees', 'vendors']);
