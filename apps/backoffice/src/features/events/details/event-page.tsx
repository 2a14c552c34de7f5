/** The page of one event, where everything about it starts. SPEC: D141 */
import { Button, Inline, Menu, Page } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { Schemas } from '@digis/api-client/contract';
import { useCan } from '../../../auth/user.tsx';
import { useAddress, useAddressWithout } from '../../../navigation/use-address.ts';
import { useEvent } from '../event-data.ts';
import { AbsentEvent } from './absent-event.tsx';
import { EventBlocks, EventMoment } from './event-blocks.tsx';
import { HistoryBlock } from './history-block.tsx';

export interface EventPageProps {
  readonly id: number;
  /** The day it is on, where it is known. */
  readonly on: string | null;
}

export function EventPage({ id, on }: EventPageProps) {
  const { t } = useLingui();
  const back = { label: t`Events`, href: useAddressWithout('event', 'on') };
  const read = useEvent(id, on);
  const { data: event } = read;
  if (!event) {
    return (
      <Page title={t`Event details`} back={back}>
        <AbsentEvent {...read} />
      </Page>
    );
  }
  return (
    <Page
      title={event.client.full_name}
      description={<EventMoment event={event} />}
      back={back}
      action={<PageActions event={event} />}
    >
      <EventBlocks event={event} />
      <HistoryBlock id={event.id} />
    </Page>
  );
}

function PageActions({ event }: { readonly event: Schemas['Event'] }) {
  const { t } = useLingui();
  const can = useCan();
  const { openFromDetails } = useAddress();
  const remove = {
    id: 'delete',
    label: t`Delete`,
    icon: <Trash2 aria-hidden />,
    tone: 'critical',
    onPress: () => openFromDetails('delete'),
  } as const;
  return (
    <Inline>
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
    </Inline>
  );
}
