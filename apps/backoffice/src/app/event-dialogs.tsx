/** The dialogs that the address opens over whichever screen it names: of events, and the recent messages. */
import { lazyWithPreload } from '@digis/ui';
import { Suspense } from 'react';
import { useAddress } from '../navigation/use-address.ts';
import { useCan } from '../auth/user.tsx';

/** How the address names the list of recent messages. */
export const RECENT_MESSAGES = 'recent-messages';

/** Exported for preloading. */
export const EventFormDialog = lazyWithPreload(
  async () => (await import('../features/events/form/event-form-dialog.tsx')).EventFormDialog,
);
export const EventDialog = lazyWithPreload(
  async () => (await import('../features/events/event-dialog.tsx')).EventDialog,
);

const RecentMessages = lazyWithPreload(
  async () => (await import('./recent-messages.tsx')).RecentMessages,
);

/** How the address names the dialogs about the signed-in user: the account, and what is opened from it. */
export const MY_ACCOUNT = 'account';
const ownDialogs: readonly string[] = [MY_ACCOUNT, 'password', 'two-factor'];

const AccountDialogs = lazyWithPreload(
  async () => (await import('../features/account/account-dialogs.tsx')).AccountDialogs,
);

export function EventDialogs() {
  const can = useCan();
  const { day, dialog, event, on, closeDialog } = useAddress();
  // With an event in the address, `account` names that event's payments.
  const isOfOneself = event === null && dialog !== null && ownDialogs.includes(dialog);
  return (
    <Suspense>
      {dialog === RECENT_MESSAGES && <RecentMessages onClose={closeDialog} />}
      {isOfOneself && <AccountDialogs />}
      {dialog === 'schedule' && can('Create Event') && (
        <EventFormDialog event={null} day={day} onClose={closeDialog} />
      )}
      {event !== null && <EventDialog id={event} on={on} name={dialog} onClose={closeDialog} />}
    </Suspense>
  );
}
