/** The signed-in app: its providers in order, and the user before anything that asks who it is. */
import { clearReads } from '@digis/api-client/swr';
import { EmptyState, ToastRegion, KitProvider, toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { forgetFirstReads } from '../api/early-answer.ts';
import { kitWordsIn } from '../i18n/catalogue.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { PlaceProvider, goTo } from '../navigation/location.tsx';
import { useCalendarChoice } from '../session/preferences.ts';
import { now } from '../session/server-clock.ts';
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
  const language = useLanguage();
  const [calendar] = useCalendarChoice();
  return (
    <KitProvider
      locale={language}
      strings={kitWordsIn(language)}
      calendar={calendar}
      now={now}
      navigate={goTo}
    >
      <SignedIn />
      <ToastRegion />
    </KitProvider>
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
