import { Button, Drawer, Heading, LinkButton, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCan } from '#auth/user.tsx';
import { eventAddress } from '#navigation/use-address.ts';
import { openFromDetails } from '#navigation/dialog-acts.ts';
import { useEvent } from '../event-data.ts';
import { AbsentEvent } from './absent-event.tsx';
import { EventBlocks, EventMoment } from './event-blocks.tsx';

interface EventPanelProps {
  readonly id: number;
  readonly on: string | null;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
}

export function EventPanel({ id, on, onClose, footer }: EventPanelProps) {
  const { t } = useLingui();
  const read = useEvent(id, on);
  return (
    <Drawer
      title={t`Event details`}
      size="large"
      isOpen
      onOpenChange={onClose}
      footer={footer ?? <CloseButton onClose={onClose} />}
    >
      {read.data ? (
        <Stack space="large">
          <Stack space="xsmall">
            <Heading>{read.data.client.full_name}</Heading>
            <Text>
              <EventMoment event={read.data} />
            </Text>
          </Stack>
          <EventBlocks event={read.data} isOnlyRead={footer === undefined} />
        </Stack>
      ) : (
        <AbsentEvent {...read} />
      )}
    </Drawer>
  );
}

const CloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <Button variant="soft" onPress={onClose}>
    <Trans>Close</Trans>
  </Button>
);

interface PanelActionsProps extends Pick<EventPanelProps, 'id' | 'on' | 'onClose'> {
  readonly isThere: boolean;
}

export function PanelActions({ id, on, isThere, onClose }: PanelActionsProps) {
  const can = useCan();
  return (
    <>
      {isThere && can('View Events') && (
        <LinkButton variant="quiet" href={eventAddress(id, on)}>
          <Trans>Open</Trans>
        </LinkButton>
      )}
      {isThere && (
        <Button variant="quiet" onPress={() => openFromDetails('edit')}>
          <Trans>Edit</Trans>
        </Button>
      )}
      <CloseButton onClose={onClose} />
    </>
  );
}
