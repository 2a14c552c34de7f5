/** The dialogs about the signed-in user, which open over any screen: the account and the recent messages. */
import { lazyFeature } from '../i18n/lazy-feature.ts';
import { Suspense } from 'react';
import { useAddress } from '../navigation/use-address.ts';
import { closeDialog } from '../navigation/dialog-acts.ts';

/** The name of the list of recent messages in the address. */
export const RECENT_MESSAGES = 'recent-messages';

const RecentMessages = lazyFeature(
  async () => (await import('./recent-messages.tsx')).RecentMessages,
);

/** The names in the address of the account and of the dialogs it opens. */
export const MY_ACCOUNT = 'account';
const ofTheAccount: readonly string[] = [MY_ACCOUNT, 'password', 'two-factor', 'end-two-factor'];

const AccountDialogs = lazyFeature(
  async () => (await import('../features/account/account-dialogs.tsx')).AccountDialogs,
);

export function OwnDialogs() {
  const { dialog, event } = useAddress();
  // With an event in the address, `account` names that event's payments.
  const isOfAccount = event === null && dialog !== null && ofTheAccount.includes(dialog);
  return (
    <Suspense>
      {dialog === RECENT_MESSAGES && <RecentMessages onClose={closeDialog} />}
      {isOfAccount && <AccountDialogs />}
    </Suspense>
  );
}
