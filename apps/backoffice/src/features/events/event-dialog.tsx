/** The dialog of one event that the address names, for users with its permission; the details for others. SPEC: D112 */
import { lazyWithPreload } from '@digis/ui';
import type { Permission, Schemas } from '@digis/api-client/contract';
import type { ComponentType } from 'react';
import { useCan } from '../../auth/user.tsx';
import { DetailsDialog, DetailsFooter } from './details/details-dialog.tsx';
import { useEvent } from './event-data.ts';

interface OneEventProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

interface NamedDialog {
  /** null: everyone who may see the event. */
  readonly permission: Permission | null;
  readonly Content: ComponentType<OneEventProps>;
}

/** By the name in the address. SPEC: D29 everyone may open the form, only some may change it. */
const dialogs: Readonly<Record<string, NamedDialog>> = {
  edit: {
    permission: null,
    Content: lazyWithPreload(
      async () => (await import('./form/event-form-dialog.tsx')).EventFormDialog,
    ),
  },
  items: {
    permission: null,
    Content: lazyWithPreload(
      async () => (await import('./details/package-items-dialog.tsx')).PackageItemsDialog,
    ),
  },
  employees: {
    permission: 'Assign Employees',
    Content: lazyWithPreload(
      async () => (await import('./assignment/assign-employees-dialog.tsx')).AssignEmployeesDialog,
    ),
  },
  vendors: {
    permission: 'Assign Vendors',
    Content: lazyWithPreload(
      async () => (await import('./assignment/assign-vendors-dialog.tsx')).AssignVendorsDialog,
    ),
  },
  agreement: {
    permission: 'Generate Aggrement',
    Content: lazyWithPreload(
      async () => (await import('./agreement/agreement-dialog.tsx')).AgreementDialog,
    ),
  },
  messages: {
    permission: 'Create Event',
    Content: lazyWithPreload(
      async () => (await import('./messages/messages-dialog.tsx')).MessagesDialog,
    ),
  },
  account: {
    permission: 'View Events',
    Content: lazyWithPreload(
      async () => (await import('./account/account-dialog.tsx')).AccountDialog,
    ),
  },
  delete: {
    permission: 'Delete Event',
    Content: lazyWithPreload(
      async () => (await import('./details/delete-event-dialog.tsx')).DeleteEventDialog,
    ),
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
  const event = read.data;
  const named = name === null ? undefined : dialogs[name];
  const isAllowed = named && (named.permission === null || can(named.permission));
  if (isAllowed && event) return <named.Content key={id} event={event} onClose={onClose} />;
  const isOnItsWay = isAllowed === true && read.isLoading;
  return (
    <DetailsDialog
      {...{ id, on, onClose }}
      isForm={isOnItsWay && name === 'edit'}
      // While another dialog is loading there is nothing to press.
      footer={isOnItsWay ? null : <DetailsFooter event={event} onClose={onClose} />}
    />
  );
}
