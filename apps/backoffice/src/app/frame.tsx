/** The providers around the signed-in app, in their order: address, kit, and the user before anything that reads the user. */
import { clearReads } from '@digis/api-client/swr';
import { EmptyState, ToastRegion, toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { forgetFirstReads } from '../browser/early-answer.ts';
import { useUserInfo } from '../api/queries/user-info.ts';
import { UserProvider } from '../auth/user.tsx';
import { useCalendarChoice } from '../browser/preferences.ts';
import { useUnheardFaults } from './troubles/use-unheard-faults.ts';
import { KitInLanguage } from '../i18n/kit-in-language.tsx';
import { useAppHref, useGoTo } from '../navigation/use-address.ts';

/** The next user must not see this user's data or messages, not even for a moment. */
function forgetUser() {
  clearReads();
  toasts.clear();
  forgetFirstReads();
}

interface FrameProps {
  readonly children: ReactNode;
  /** Shown instead of the children until the signed-in user is known. */
  readonly waiting: ReactNode;
}

export function Frame(props: FrameProps) {
  useEffect(() => forgetUser, []);
  return (
    <BrowserRouter>
      <Kit {...props} />
    </BrowserRouter>
  );
}

function Kit(props: FrameProps) {
  useUnheardFaults();
  const [calendar] = useCalendarChoice();
  const goTo = useGoTo();
  return (
    // The kit calls the hook for each of its links, as React Aria's RouterProvider has it.
    // oxlint-disable-next-line react/hooks
    <KitInLanguage calendar={calendar} density="compact" navigate={goTo} useHref={useAppHref}>
      <SignedIn {...props} />
      <ToastRegion />
    </KitInLanguage>
  );
}

function SignedIn({ children, waiting }: FrameProps) {
  const { t } = useLingui();
  const { data: user, error, retry } = useUserInfo();
  if (user) return <UserProvider value={user}>{children}</UserProvider>;
  if (!error) return waiting;
  return <EmptyState variant="error" title={t`Your profile could not be loaded`} onRetry={retry} />;
}
