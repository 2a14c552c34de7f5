/** The dialog of one event that the address names, for whoever may open it; its details otherwise. SPEC: D112 */
import type { Permission, Schemas } from '@digis/api-client/contract';
import { Button, Dialog, EmptyState, Skeleton } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { useCan } from '../../session/user.tsx';
import { useEvent } from './event-data.ts';
import { EventDetailsDialog } from './event-details-dialog.tsx';

interface OneEventProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

interface NamedDialog {
  /** null: whoever sees the event. */
  readonly permission: Permission | null;
  readonly Content: ComponentType<OneEventProps>;
}

/** By the name in the address. SPEC: D29 the form is open to everybody, to change only for some. */
const dialogs: Readonly<Record<string, NamedDialog>> = {
  edit: {
    permission: null,
    Content: lazy(async () => ({
      default: (await import('./event-form-dialog.tsx')).EventFormDialog,
    })),
  },
  items: {
    permission: null,
    Content: lazy(async () => ({
      default: (await import('./package-items-dialog.tsx')).PackageItemsDialog,
    })),
  },
  employees: {
    permission: 'Assign Employees',
    Content: lazy(async () => ({
      default: (await import('./assign-employees-dialog.tsx')).AssignEmployeesDialog,
    })),
  },
  vendors: {
    permission: 'Assign Vendors',
    Content: lazy(async () => ({
      default: (await import('./assign-vendors-dialog.tsx')).AssignVendorsDialog,
    })),
  },
  agreement: {
    permission: 'Generate Aggrement',
    Content: lazy(async () => ({
      default: (await import('./agreement-dialog.tsx')).AgreementDialog,
    })),
  },
  messages: {
    permission: 'Create Event',
    Content: lazy(async () => ({
      default: (await import('./messages-dialog.tsx')).MessagesDialog,
    })),
  },
  account: {
    permission: 'View Events',
    Content: lazy(async () => ({
      default: (await import('./account-dialog.tsx')).AccountDialog,
    })),
  },
  delete: {
    permission: 'Delete Event',
    Content: lazy(async () => ({
      default: (await import('./delete-event-dialog.tsx')).DeleteEventDialog,
    })),
  },
};

export interface EventDialogProps {
  readonly id: number;
  /** The day it is on, where it is known. */
  readonly on: string | null;
  readonly name: string | null;
  readonly onClose: () => void;
}

export function EventDialog({ id, on, name, onClose }: EventDialogProps) {
  const can = useCan();
  const read = useEvent(id, on);
  if (!read.data) return <AbsentEvent read={read} onClose={onClose} />;
  const named = name === null ? undefined : dialogs[name];
  const isAllowed = named && (named.permission === null || can(named.permission));
  const Content = isAllowed ? named.Content : EventDetailsDialog;
  return <Content key={id} event={read.data} onClose={onClose} />;
}

interface AbsentEventProps {
  readonly read: ReturnType<typeof useEvent>;
  readonly onClose: () => void;
}

/** Still on its way, out of reach, or gone. */
function AbsentEvent({ read: { error, isLoading, retry }, onClose }: AbsentEventProps) {
  const { t } = useLingui();
  const isGone = !isLoading && (!error || error.status === 404);
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
      {isLoading && <Skeleton shape="text" count={8} label={t`Loading event`} />}
      {isGone && (
        <EmptyState
          variant="no-data"
          title={t`This event no longer exists, or it belongs to another branch`}
        />
      )}
      {error && !isGone && !isLoading && (
        <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
      )}
    </Dialog>
  );
}
