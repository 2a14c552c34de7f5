/** From the details of an event to what can be done with it. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { Button } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../../navigation/use-address.ts';
import { useCan } from '../../session/user.tsx';
import { dayOfEvent } from '../../api/event-words.ts';

export interface DetailsFooterProps {
  /** undefined: it is not there yet, or no more. */
  readonly event: Schemas['Event'] | undefined;
  readonly onClose: () => void;
}

export function DetailsFooter({ event, onClose }: DetailsFooterProps) {
  return (
    <>
      {event && <WaysOn event={event} />}
      <Button variant="soft" onPress={onClose}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
}

function WaysOn({ event }: { readonly event: Schemas['Event'] }) {
  const { openEvent } = useAddress();
  const can = useCan();
  const open = (dialog: string) => openEvent(event.id, dayOfEvent(event), dialog);
  return (
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
    </>
  );
}
