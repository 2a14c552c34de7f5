import type { Schemas } from '@digis/api-client/contract';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import { Suspense } from 'react';
import { dayOfEvent } from '../../api/event-facts.ts';
import { useCan } from '../../auth/user.tsx';
import { monthOf } from '../../navigation/month-parameter.ts';
import { EVENTS, useAddress } from '../../navigation/use-address.ts';
import { closeDialog, openScheduled } from '../../navigation/dialog-acts.ts';
import { useOfAddress } from '../../navigation/place.ts';

export const EventFormDialog = lazyFeature(
  async () => (await import('./form/event-form-dialog.tsx')).EventFormDialog,
);
export const EventDialog = lazyFeature(
  async () => (await import('./event-dialog.tsx')).EventDialog,
);

const EnquiryDialogs = lazyFeature(
  async () => (await import('./enquiries/enquiry-dialogs.tsx')).EnquiryDialogs,
);

/** D173 */
const ofEnquiries: ReadonlySet<string | null> = new Set(['enquiry', 'asked', 'proforma', 'lost']);

export function EventDialogs() {
  const can = useCan();
  const { day, dialog, event, on } = useAddress();
  const isOnItsPage = useOfAddress((_, path) => path === EVENTS);
  const showScheduled = (saved: Schemas['Event']) => {
    const on = dayOfEvent(saved);
    // Closes for users who may schedule events but not see them.
    if (!can('View Events') && !can('Calendar')) closeDialog();
    else openScheduled(saved.id, on, monthOf(on, 'ethiopic'));
  };
  return (
    <Suspense>
      {dialog === 'schedule' && can('Create Event') && (
        <EventFormDialog event={null} day={day} onClose={closeDialog} onSaved={showScheduled} />
      )}
      {ofEnquiries.has(dialog) && <EnquiryDialogs />}
      {event !== null && (
        <EventDialog {...{ on, isOnItsPage }} id={event} name={dialog} onClose={closeDialog} />
      )}
    </Suspense>
  );
}
