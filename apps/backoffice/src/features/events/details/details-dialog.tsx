/** The facts of one event, or why they cannot be shown. Spec 2.6. */
import { Button, Dialog, EmptyState, Skeleton } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Schemas } from '@digis/api-client/contract';
import { useEvent } from '../event-data.ts';
import { EventDetails } from './event-details.tsx';
import { useAddress } from '../../../navigation/use-address.ts';
import { useCan } from '../../../auth/user.tsx';

export interface DetailsDialogProps {
  readonly id: number;
  /** The day it is on, where it is known. */
  readonly on: string | null;
  readonly onClose: () => void;
  /** What can be done with it. @default a button that closes */
  readonly footer?: ReactNode;
  /** Shown in place of the edit form until that has loaded. */
  readonly isForm?: boolean;
}

export function DetailsDialog({ id, on, onClose, footer, isForm = false }: DetailsDialogProps) {
  const { t } = useLingui();
  const read = useEvent(id, on);
  return (
    <Dialog
      title={isForm ? t`Edit Event` : t`Event details`}
      size={isForm ? 'large' : 'standard'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        footer === undefined ? (
          <Button variant="soft" onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          footer
        )
      }
    >
      {read.data ? <EventDetails event={read.data} /> : <AbsentEvent {...read} />}
    </Dialog>
  );
}

/** Still loading, failed to load, or deleted. */
function AbsentEvent({ error, isLoading, retry }: ReturnType<typeof useEvent>) {
  const { t } = useLingui();
  if (isLoading) return <Skeleton shape="text" count={8} label={t`Loading event`} />;
  return error && error.status !== 404 ? (
    <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
  ) : (
    <EmptyState
      variant="no-data"
      title={t`This event no longer exists, or it belongs to another branch`}
    />
  );
}

export interface DetailsFooterProps {
  /** undefined: still loading, or deleted. */
  readonly event: Schemas['Event'] | undefined;
  readonly onClose: () => void;
}

/** The actions of the details: payments, messages, edit, close. */
export function DetailsFooter({ event, onClose }: DetailsFooterProps) {
  return (
    <>
      {event && <DetailsActions />}
      <Button variant="soft" onPress={onClose}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
}

function DetailsActions() {
  const { openFromDetails } = useAddress();
  const can = useCan();
  return (
    <>
      {can('View Events') && (
        <Button variant="quiet" onPress={() => openFromDetails('account')}>
          <Trans>Payments</Trans>
        </Button>
      )}
      {can('Create Event') && (
        <Button variant="quiet" onPress={() => openFromDetails('messages')}>
          <Trans>Messages</Trans>
        </Button>
      )}
      <Button variant="quiet" onPress={() => openFromDetails('edit')}>
        <Trans>Edit</Trans>
      </Button>
    </>
  );
}
