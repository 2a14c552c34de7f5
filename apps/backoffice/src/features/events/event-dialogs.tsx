/** The dialogs of events that the address opens over whichever screen it names. */
import { lazyWithPreload } from '@digis/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useCan } from '../../auth/user.tsx';
import { EVENTS, useAddress } from '../../navigation/use-address.ts';

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
  const isOnItsPage = useLocation().pathname === EVENTS;
  return (
    <Suspense>
      {dialog === 'schedule' && can('Create Event') && (
        <EventFormDialog event={null} day={day} onClose={closeDialog} />
      )}
      {event !== null && (
        <EventDialog {...{ on, isOnItsPage }} id={event} name={dialog} onClose={closeDialog} />
      )}
    </Suspense>
  );
}
