/** The event dialogs that the address opens, over whichever screen it names. */
import { lazy, Suspense } from 'react';
import { useAddress } from '../navigation/use-address.ts';
import { useCan } from '../session/user.tsx';

const EventFormDialog = lazy(async () => ({
  default: (await import('../features/events/event-form-dialog.tsx')).EventFormDialog,
}));
const EventDetailsDialog = lazy(async () => ({
  default: (await import('../features/events/event-details-dialog.tsx')).EventDetailsDialog,
}));

export function EventDialogs() {
  const can = useCan();
  const { day, dialog, event, on, closeDialog } = useAddress();
  return (
    <Suspense>
      {dialog === 'schedule' && can('Create Event') && (
        <EventFormDialog day={day} onClose={closeDialog} />
      )}
      {event !== null && <EventDetailsDialog id={event} on={on} onClose={closeDialog} />}
    </Suspense>
  );
}
