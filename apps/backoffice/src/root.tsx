import { ErrorBoundary, lazyWithPreload } from '@digis/ui/app';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { MissingPage } from './start/missing-page.tsx';
import { readToken, rememberWantedAddress, useToken } from './auth/session.ts';

const AFTER_SIGN_IN = 1000;

const App = lazyWithPreload(async () => {
  const [{ App }, { readFirst }] = await Promise.all([
    import('./app/app.tsx'),
    import('./app/preload.ts'),
  ]);
  // Waits for the first reads: rendered earlier, the screen would render again for each of them.
  await readFirst();
  return App;
});
const SignIn = lazyWithPreload(async () => {
  const { SignIn, tenantPromise } = await import('./sign-in/sign-in.tsx');
  await tenantPromise();
  return SignIn;
});

export const loadSide = () =>
  (readToken() === null ? SignIn : App).preload().catch(() => undefined);

const loadApp = () => void import('./app/preload.ts').catch(() => undefined);

const takeNoticeAway = () => document.getElementById('cannot-start')?.remove();

export function Root() {
  const token = useToken();
  useEffect(takeNoticeAway, []);
  const deferredToken = useDeferredValue(token);
  // The sign-in form stays until the app can render; signing out hides the app at once.
  const shownToken = token === null ? null : deferredToken;
  useEffect(() => {
    if (token !== null) return undefined;
    const timer = setTimeout(loadApp, AFTER_SIGN_IN);
    return () => clearTimeout(timer);
  }, [token]);
  if (token === null && window.location.pathname !== '/login') rememberWantedAddress();
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary fallback={<MissingPage />}>
        <Suspense>{shownToken === null ? <SignIn /> : <App key={shownToken} />}</Suspense>
      </ErrorBoundary>
    </I18nProvider>
  );
}
