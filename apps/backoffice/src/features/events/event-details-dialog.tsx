/** One event as staff read it: when, who, what, and the money. Spec 2.6. */
import { Button, Dialog, EmptyState, Skeleton } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEvent } from './event-data.ts';
import { EventDetails } from './event-details.tsx';

export interface EventDetailsDialogProps {
  readonly id: number;
  /** The day it is on, where it is known. */
  readonly on: string | null;
  readonly onClose: () => void;
}

export function EventDetailsDialog({ id, on, onClose }: EventDetailsDialogProps) {
  const { t } = useLingui();
  const { data: event, error, isLoading, retry } = useEvent(id, on);
  const isGone = !event && !isLoading && (!error || error.status === 404);
  return (
    <Dialog
      title={t`Event details`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="soft" onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {event && <EventDetails event={event} />}
      {!event && isLoading && <Skeleton shape="text" count={8} label={t`Loading event`} />}
      {isGone && (
        <EmptyState
          variant="no-data"
          title={t`This event no longer exists, or it belongs to another branch`}
        />
      )}
      {error && !event && !isGone && (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      )}
    </Dialog>
  );
}
