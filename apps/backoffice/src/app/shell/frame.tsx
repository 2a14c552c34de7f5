/** Providers of the signed-in app, in dependency order. */
import { clearReads } from '@digis/api-client/swr';
import { EmptyState, ToastRegion, toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { ErrorBoundary } from '@digis/ui/app';
import { type ReactNode, Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { forgetFirstReads } from '../../browser/early-answer.ts';
import { useUserInfo } from '../../api/queries/user-info.ts';
import { UserProvider } from '../../auth/user.tsx';
import { useOnline, useRested } from '../../browser/page.ts';
import { useCalendarChoice } from '../../browser/preferences.ts';
import { lazyFeature } from '../../i18n/lazy-feature.ts';
import { KitInLanguage } from '../../i18n/kit-in-language.tsx';
import { FollowRouter, goTo } from '../../navigation/place.ts';

/** The next user must never see this user's data. */
function forgetUser() {
  clearReads();
  toasts.clear();
  forgetFirstReads();
}

const Watches = lazyFeature(async () => (await import('../troubles/watches.tsx')).Watches);

interface FrameProps {
  readonly children: ReactNode;
  readonly waiting: ReactNode;
}

export function Frame(props: FrameProps) {
  useEffect(() => forgetUser, []);
  return (
    <BrowserRouter>
      <FollowRouter />
      <Kit {...props} />
    </BrowserRouter>
  );
}

function Kit(props: FrameProps) {
  const [calendar] = useCalendarChoice();
  // Mounts the watches late: the first rows do not need their messages.
  const hasRested = useRested();
  return (
    <KitInLanguage calendar={calendar} density="compact" navigate={goTo}>
      <SignedIn {...props} />
      <ErrorBoundary>
        <Suspense>{hasRested && <Watches />}</Suspense>
      </ErrorBoundary>
      <ToastRegion />
    </KitInLanguage>
  );
}

function SignedIn({ children, waiting }: FrameProps) {
  const { t } = useLingui();
  const { data: user, error, retry } = useUserInfo();
  const isOnline = useOnline();
  if (user) return <UserProvider value={user}>{children}</UserProvider>;
  if (!error) return waiting;
  // SWR retries by itself when the network is back.
  const hint = isOnline ? undefined : t`You are offline. This goes on when the connection is back.`;
  return (
    <EmptyState
      variant="error"
      title={t`Your profile could not be loaded`}
      hint={hint}
      onRetry={retry}
    />
  );
}
