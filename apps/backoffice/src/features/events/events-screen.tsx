// Spec 2.5, D140, D141
import { EmptyState, Page, Skeleton, Tabs } from '@digis/ui';
import { lazyWithPreload } from '@digis/ui/app';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import { LeadsOn } from '../../forms/leads-on.tsx';
import { ScheduleButton } from '../../navigation/schedule-button.tsx';
import { ALL_BRANCHES, useAddress, useParameter } from '../../navigation/use-address.ts';
import { useKeptScroll } from '../../navigation/use-kept-scroll.ts';
import { readToday } from '../../browser/use-today.ts';
import { readOwnBranchesAhead } from '../../api/queries/records.ts';
import { usePartsAhead } from '../../lists/parts-ahead.ts';
import { EventFilters, EventList } from './list/event-list.tsx';
import { DELETED, ENQUIRIES, filterOf, useIsDeletedView } from './list/event-views.tsx';
import { branchInSight, useListInSight } from './list/list-in-sight.ts';
import { readEventListAhead } from './event-data.ts';
import { useNamedDialog } from './named-dialogs.ts';

const EventPage = lazyWithPreload(async () => (await import('./details/event-page.tsx')).EventPage);

const EnquiryList = lazyFeature(
  async () => (await import('./enquiries/enquiry-list.tsx')).EnquiryList,
);

const parts = [EventPage, EventFilters];

export function EventsScreen() {
  const { t } = useLingui();
  const { event, on, dialog, isFromDetails } = useAddress();
  const isDialogOfList = useNamedDialog(dialog) !== null && !isFromDetails;
  const isPage = event !== null && !isDialogOfList;
  const [wasListed, setListed] = useState(!isPage);
  if (!isPage && !wasListed) setListed(true);
  useKeptScroll(isPage);
  usePartsAhead(parts);
  return (
    <>
      {isPage && (
        <Suspense
          fallback={
            <Page title={t`Event details`}>
              <Skeleton shape="text" count={8} label={t`Loading event`} />
            </Page>
          }
        >
          <EventPage id={event} on={on} isListed={wasListed} />
        </Suspense>
      )}
      {wasListed && (
        <div hidden={isPage}>
          <ListOfEvents />
        </div>
      )}
    </>
  );
}

function ListOfEvents() {
  const { t } = useLingui();
  const isDeleted = useIsDeletedView();
  return (
    <Page title={isDeleted ? t`Deleted events` : t`Events`} action={<ScheduleButton />}>
      <BranchTabs />
    </Page>
  );
}

function BranchTabs() {
  const { t } = useLingui();
  const chosen = useParameter('branch');
  const view = useParameter('view').value;
  const { isLoaded, error, retry, places, current, list } = useListInSight();
  if (!isLoaded) {
    return error ? (
      <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
    ) : (
      <Skeleton shape="row" count={6} label={t`Loading events`} />
    );
  }
  if (!current || !list) return <EmptyState hint={<LeadsOn to="branches" rows={[]} />} />;
  const items = places.map(({ id, name }) => ({ id: String(id), label: name }));
  const events =
    view === ENQUIRIES ? (
      <Suspense fallback={<Skeleton shape="row" count={6} label={t`Loading`} />}>
        <EnquiryList branch={list.branch} />
      </Suspense>
    ) : (
      <EventList
        key={`${list.isDeleted} ${view} ${list.filter?.q}`}
        list={list}
        name={current.name}
      />
    );
  if (items.length === 1) return events;
  return (
    <Tabs aria-label={t`Branch`} items={items} value={String(current.id)} onChange={chosen.choose}>
      {() => events}
    </Tabs>
  );
}

export async function readEventsAhead(isWanted: () => boolean): Promise<void> {
  const { branches } = await readOwnBranchesAhead();
  const address = new URLSearchParams(window.location.search);
  const branch = branchInSight(branches, address.get('branch'));
  if (!isWanted() || !branch || [DELETED, ENQUIRIES].includes(address.get('view') ?? '')) return;
  if (address.get('branch') === ALL_BRANCHES) return;
  const filter = filterOf(address, readToday());
  await readEventListAhead({ branch: branch.id, isDeleted: false, filter });
}
