/** The signed-in app: its providers in order, and the user before anything that asks who it is. */
import { clearReads } from '@digis/api-client/swr';
import { EmptyState, ToastRegion, toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { forgetFirstReads } from '../api/early-answer.ts';
import { KitInLanguage } from '../i18n/kit-in-language.tsx';
import { PlaceProvider, goTo } from '../navigation/location.tsx';
import { useCalendarChoice } from '../session/preferences.ts';
import { UserProvider, useUserInfo } from '../session/user.tsx';
import { usePreloading } from './preload-parts.ts';
import { Shell } from './shell.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

/** Whoever signs in next must not see a moment of this user's data, nor a message. */
function forgetUser() {
  clearReads();
  toasts.clear();
  forgetFirstReads();
}

export function App() {
  useEffect(() => forgetUser, []);
  usePreloading();
  return (
    <PlaceProvider>
      <Kit />
    </PlaceProvider>
  );
}

function Kit() {
  const [calendar] = useCalendarChoice();
  return (
    <KitInLanguage calendar={calendar} navigate={goTo}>
      <SignedIn />
      <ToastRegion />
    </KitInLanguage>
  );
}

function SignedIn() {
  const { t } = useLingui();
  const { data: user, error, retry } = useUserInfo();
  if (user) {
    return (
      <UserProvider value={user}>
        <Shell />
      </UserProvider>
    );
  }
  if (!error) return <ShellSkeleton />;
  return <EmptyState variant="error" title={t`Your profile could not be loaded`} onRetry={retry} />;
}
