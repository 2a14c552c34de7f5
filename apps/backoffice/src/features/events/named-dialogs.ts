import type { LazyComponent } from '@digis/ui/app';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import type { Permission, Schemas } from '@digis/api-client/contract';
import { useCan } from '../../auth/user.tsx';

interface OneEventProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

interface NamedDialog {
  /** One of several permissions is enough; null: anyone who may see the event. */
  readonly permission: Permission | readonly Permission[] | null;
  readonly frame: Frame;
  readonly Content: LazyComponent<OneEventProps>;
}

export interface Frame {
  readonly title: MessageDescriptor;
  readonly size?: 'small' | 'large';
  readonly hasRows?: boolean;
}

/** D29 Everyone may open the edit form, but only some users may save it. */
const dialogs: Readonly<Record<string, NamedDialog>> = {
  edit: {
    permission: null,
    frame: { title: msg`Edit Event`, size: 'large' },
    Content: lazyFeature(
      async () => (await import('./form/event-form-dialog.tsx')).EventFormDialog,
    ),
  },
  items: {
    permission: null,
    frame: { title: msg`Package Items`, size: 'small' },
    Content: lazyFeature(
      async () => (await import('./details/package-items-dialog.tsx')).PackageItemsDialog,
    ),
  },
  employees: {
    permission: 'Assign Employees',
    frame: { title: msg`Assign Employees`, hasRows: true },
    Content: lazyFeature(
      async () => (await import('./assignment/assign-employees-dialog.tsx')).AssignEmployeesDialog,
    ),
  },
  attendance: {
    permission: 'Assign Employees',
    frame: { title: msg`Who came`, size: 'small', hasRows: true },
    Content: lazyFeature(
      async () => (await import('./assignment/attendance-dialog.tsx')).AttendanceDialog,
    ),
  },
  vendors: {
    permission: 'Assign Vendors',
    frame: { title: msg`Assign Vendors`, hasRows: true },
    Content: lazyFeature(
      async () => (await import('./assignment/assign-vendors-dialog.tsx')).AssignVendorsDialog,
    ),
  },
  agreement: {
    permission: 'Generate Aggrement',
    frame: { title: msg`Agreement information` },
    Content: lazyFeature(
      async () => (await import('./agreement/agreement-dialog.tsx')).AgreementDialog,
    ),
  },
  messages: {
    permission: 'Create Event',
    frame: { title: msg`Messages`, size: 'large' },
    Content: lazyFeature(
      async () => (await import('./messages/messages-dialog.tsx')).MessagesDialog,
    ),
  },
  tell: {
    permission: 'Create Event',
    frame: { title: msg`Tell them` },
    Content: lazyFeature(async () => (await import('./telling/tell-dialog.tsx')).TellDialog),
  },
  account: {
    permission: 'View Events',
    frame: { title: msg`Payments`, size: 'large', hasRows: true },
    Content: lazyFeature(async () => (await import('./account/account-dialog.tsx')).AccountDialog),
  },
  pay: {
    permission: ['Cashbook Settle Advance Payment', 'Create Event'],
    frame: { title: msg`Take payment` },
    Content: lazyFeature(async () => (await import('./account/pay-event.tsx')).PayEvent),
  },
  certificate: {
    permission: 'Cashbook Settle Advance Payment',
    frame: { title: msg`Certificate of withheld tax`, size: 'small' },
    Content: lazyFeature(async () => (await import('./account/withhold-event.tsx')).WithholdEvent),
  },
  delete: {
    permission: 'Delete Event',
    frame: { title: msg`Delete Event`, size: 'small' },
    Content: lazyFeature(
      async () => (await import('./details/delete-event-dialog.tsx')).DeleteEventDialog,
    ),
  },
};

export function useNamedDialog(name: string | null): NamedDialog | null {
  const can = useCan();
  const named = name === null ? undefined : dialogs[name];
  if (!named) return null;
  const { permission } = named;
  return permission === null || [permission].flat().some(can) ? named : null;
}
