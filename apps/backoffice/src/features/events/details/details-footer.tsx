/** From the details of an event to what can be done with it. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { Button } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../../../navigation/use-address.ts';
import { useCan } from '../../../auth/user.tsx';

export interface DetailsFooterProps {
  /** undefined: it is not there yet, or no more. */
  readonly event: Schemas['Event'] | undefined;
  readonly onClose: () => void;
}

export function DetailsFooter({ event, onClose }: DetailsFooterProps) {
  return (
    <>
      {event && <WaysOn />}
      <Button variant="soft" onPress={onClose}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
}

function WaysOn() {
  const { openPart } = useAddress();
  const can = useCan();
  return (
    <>
      {can('View Events') && (
        <Button variant="quiet" onPress={() => openPart('account')}>
          <Trans>Payments</Trans>
        </Button>
      )}
      {can('Create Event') && (
        <Button variant="quiet" onPress={() => openPart('messages')}>
          <Trans>Messages</Trans>
        </Button>
      )}
      <Button variant="quiet" onPress={() => openPart('edit')}>
        <Trans>Edit</Trans>
      </Button>
    </>
  );
}
