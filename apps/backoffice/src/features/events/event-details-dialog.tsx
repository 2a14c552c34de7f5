/** One event as staff read it: when, who, what, and the money; from here to what can be done with it. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { Button, Dialog } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../../navigation/use-address.ts';
import { useCan } from '../../session/user.tsx';
import { EventDetails } from './event-details.tsx';
import { dayOfEvent } from './event-words.ts';

export interface EventDetailsDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

export function EventDetailsDialog({ event, onClose }: EventDetailsDialogProps) {
  const { t } = useLingui();
  const { openEvent } = useAddress();
  const can = useCan();
  const open = (dialog: string) => openEvent(event.id, dayOfEvent(event), dialog);
  return (
    <Dialog
      title={t`Event details`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {can('View Events') && (
            <Button variant="quiet" onPress={() => open('account')}>
              <Trans>Payments</Trans>
            </Button>
          )}
          {can('Create Event') && (
            <Button variant="quiet" onPress={() => open('messages')}>
              <Trans>Messages</Trans>
            </Button>
          )}
          <Button variant="quiet" onPress={() => open('edit')}>
            <Trans>Edit</Trans>
          </Button>
          <Button variant="soft" onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <EventDetails event={event} />
    </Dialog>
  );
}
