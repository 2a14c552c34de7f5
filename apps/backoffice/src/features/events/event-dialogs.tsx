/** The dialogs of events that the address opens over whichever screen it names. */
import { lazyWithPreload } from '@digis/ui';
import { Suspense } from 'react';
import { useCan } from '../../auth/user.tsx';
import { useAddress } from '../../navigation/use-address.ts';

/** Exported for preloading. */
export const EventFormDialog = lazyWithPreload(
  async () => (await import('./form/event-form-dialog.tsx')).EventFormDialog,
);
export const EventDialog = lazyWithPreload(
  async () => (await import('./event-dialog.tsx')).EventDialog,
);

export function EventDialogs() {
  const can = useCan();
  const { day, dialog, event, on, closeDialog } = useAddress();
  return (
    <Suspense>
      {dialog === 'schedule' && can('Create Event') && (
        <EventFormDialog event={null} day={day} onClose={closeDialog} />
      )}
      {event !== null && <EventDialog id={event} on={on} name={dialog} onClose={closeDialog} />}
    </Suspense>
  );
}
