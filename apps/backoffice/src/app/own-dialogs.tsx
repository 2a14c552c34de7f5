import { lazyFeature } from '../i18n/lazy-feature.ts';
import { Suspense } from 'react';
import { useAddress } from '../navigation/use-address.ts';
import { closeDialog } from '../navigation/dialog-acts.ts';

export const RECENT_MESSAGES = 'recent-messages';

const RecentMessages = lazyFeature(
  async () => (await import('./notices/recent-messages.tsx')).RecentMessages,
);

export const MY_ACCOUNT = 'account';
const ofTheAccount: readonly string[] = [MY_ACCOUNT, 'password', 'two-factor', 'end-two-factor'];

const AccountDialogs = lazyFeature(
  async () => (await import('../features/account/account-dialogs.tsx')).AccountDialogs,
);

export function OwnDialogs() {
  const { dialog, event } = useAddress();
  // With an event in the address, `account` means that event's payments.
  const isOfAccount = event === null && dialog !== null && ofTheAccount.includes(dialog);
  return (
    <Suspense>
      {dialog === RECENT_MESSAGES && <RecentMessages onClose={closeDialog} />}
      {isOfAccount && <AccountDialogs />}
    </Suspense>
  );
}
