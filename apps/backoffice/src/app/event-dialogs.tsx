/** The event dialogs that the address opens, over whichever screen it names. */
import { lazy, Suspense } from 'react';
import { useAddress } from '../navigation/use-address.ts';
import { useCan } from '../session/user.tsx';

const EventFormDialog = lazy(async () => ({
  default: (await import('../features/events/event-form-dialog.tsx')).EventFormDialog,
}));
const EventDialog = lazy(async () => ({
  default: (await import('../features/events/event-dialog.tsx')).EventDialog,
}));

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
