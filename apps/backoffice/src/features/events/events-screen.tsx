/** Events: the history of each branch, newest first. Spec 2.5. */
import { Button, EmptyState, Inline, Page, Skeleton, Tabs } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress, useParameter } from '../../navigation/use-address.ts';
import { useCan } from '../../auth/user.tsx';
import { useEventBranches } from './event-data.ts';
import { EventList } from './list/event-list.tsx';
import { branchInSight, DELETED } from './list/read-events-ahead.ts';

export { readEventsAhead } from './list/read-events-ahead.ts';

export function EventsScreen() {
  const { t } = useLingui();
  const can = useCan();
  const { openSchedule } = useAddress();
  const show = useParameter('show');
  const isDeleted = show.value === DELETED && can('Delete Event');
  return (
    <Page
      title={isDeleted ? t`Deleted events` : t`Events`}
      action={
        <Inline>
          {can('Delete Event') && (
            <Button
              variant="quiet"
              size="small"
              onPress={() => show.choose(isDeleted ? null : DELETED)}
            >
              {isDeleted ? t`Back to the events` : t`Deleted events`}
            </Button>
          )}
          {can('Create Event') && (
            <Button tone="brand" onPress={openSchedule}>
              <Trans>Schedule Event</Trans>
            </Button>
          )}
        </Inline>
      }
    >
      <BranchTabs isDeleted={isDeleted} />
    </Page>
  );
}

/** A tab for each branch that the user sees; the first unless the address names another. */
function BranchTabs({ isDeleted }: { readonly isDeleted: boolean }) {
  const { t } = useLingui();
  const { data: branches, error, retry } = useEventBranches();
  const chosen = useParameter('branch');
  if (!branches) {
    return error ? (
      <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
    ) : (
      <Skeleton shape="row" count={6} label={t`Loading events`} />
    );
  }
  const items = branches.map(({ id, name }) => ({ id: String(id), label: name }));
  const current = branchInSight(branches, chosen.value);
  if (!current) return <EmptyState />;
  return (
    <Tabs aria-label={t`Branch`} items={items} value={String(current.id)} onChange={chosen.choose}>
      {(id) => {
        const list = { branch: Number(id), isDeleted };
        return <EventList key={String(isDeleted)} list={list} name={current.name} />;
      }}
    </Tabs>
  );
}
