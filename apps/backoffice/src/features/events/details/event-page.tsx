import { Button, Inline, Menu, Page, Card, EmptyState, Skeleton, Timeline } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { Schemas } from '@digis/api-client/contract';
import { useCan } from '#auth/user.tsx';
import { useAddressWithout } from '#navigation/use-address.ts';
import { openFromDetails } from '#navigation/dialog-acts.ts';
import { dayOfEvent } from '#api/event-facts.ts';
import { useEvent, useEventHistory } from '../event-data.ts';
import { AbsentEvent } from './absent-event.tsx';
import { EventBlocks, EventMoment } from './event-blocks.tsx';
import { EventNeighbours } from './event-neighbours.tsx';
import { nameOfUser } from '#api/user-name.ts';
import { dayOf, timeOf } from '#lists/instant-text.tsx';
import { useActionWords } from '#log/action-words.ts';
import { useChangeWords } from '#log/change-words.tsx';

function HistoryBlock({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const wordsOf = useChangeWords();
  const actionWords = useActionWords();
  const { data, error, retry } = useEventHistory(id);
  return (
    <Card title={t`What happened`}>
      {!data && !error && <Skeleton shape="text" count={4} label={t`Loading`} />}
      {!data && error && (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      )}
      {data && (
        <Timeline
          aria-label={t`What happened`}
          items={data.map(({ id: key, username, full_name, action, changes = [], createdAt }) => ({
            id: key,
            date: dayOf(createdAt),
            time: timeOf(createdAt),
            who: nameOfUser({ username, full_name }),
            what: actionWords(action),
            changes: changes.map(wordsOf),
          }))}
        />
      )}
    </Card>
  );
}

interface EventPageProps {
  readonly id: number;
  readonly on: string | null;
  readonly isListed: boolean;
}

export function EventPage({ id, on, isListed }: EventPageProps) {
  const { t } = useLingui();
  const back = { label: t`Events`, href: useAddressWithout('event', 'on') };
  const read = useEvent(id, on);
  const { data: event } = read;
  // The same page element before and after loading, so that Back keeps the focus.
  return (
    <Page
      title={event ? event.client.full_name : t`Event details`}
      description={event && <EventMoment event={event} />}
      back={back}
      action={
        <Inline>
          <Inline>
            <EventNeighbours
              id={id}
              on={on ?? (event ? dayOfEvent(event) : null)}
              isListed={isListed}
            />
          </Inline>
          {event && (
            <Inline>
              <PageActions event={event} />
            </Inline>
          )}
        </Inline>
      }
    >
      {event ? (
        <>
          <EventBlocks event={event} />
          <HistoryBlock id={event.id} />
        </>
      ) : (
        <AbsentEvent {...read} />
      )}
    </Page>
  );
}

function PageActions({ event }: { readonly event: Schemas['Event'] }) {
  const { t } = useLingui();
  const can = useCan();
  const remove = {
    id: 'delete',
    label: t`Delete`,
    icon: <Trash2 aria-hidden />,
    tone: 'critical',
    onPress: () => openFromDetails('delete'),
  } as const;
  return (
    <>
      {can('Generate Aggrement') && (
        <Button variant="soft" onPress={() => openFromDetails('agreement')}>
          <Trans>Agreement</Trans>
        </Button>
      )}
      <Button onPress={() => openFromDetails('edit')}>
        <Trans>Edit</Trans>
      </Button>
      {can('Delete Event') && (
        <Menu aria-label={t`More actions, ${event.client.full_name}`} items={[remove]} />
      )}
    </>
  );
}
