/** Signed in or not: each side is loaded only when it is needed, so that signing in stays small. */
import { ErrorBoundary, lazyWithPreload } from '@digis/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { MissingPage } from './start/missing-page.tsx';
import { readToken, rememberWantedAddress, useToken } from './auth/session.ts';

/** The form is there and may be typed into before anything else is asked for. */
const AFTER_SIGN_IN = 1000;

const App = lazyWithPreload(async () => {
  const [{ App }, { readFirst }] = await Promise.all([
    import('./app/app.tsx'),
    import('./app/preload.ts'),
  ]);
  // Drawn before, it would be drawn again as each of them arrives.
  await readFirst();
  return App;
});
const SignIn = lazyWithPreload(async () => {
  const { SignIn, tenantPromise } = await import('./sign-in/sign-in.tsx');
  // Nothing of it can be drawn without the name.
  await tenantPromise();
  return SignIn;
});

/** Brings what will be drawn first; whoever draws it is told what went wrong. */
export const loadSide = () =>
  (readToken() === null ? SignIn : App).preload().catch(() => undefined);

/** Loads the app's code while the user types, without requesting any of their data. */
const bringApp = () => void import('./app/preload.ts').catch(() => undefined);

export function Root() {
  const token = useToken();
  const deferredToken = useDeferredValue(token);
  // Whoever signs in sees the form until the app can be drawn; whoever signs out sees nothing more of it.
  const shownToken = token === null ? null : deferredToken;
  useEffect(() => {
    if (token !== null) return undefined;
    const timer = setTimeout(bringApp, AFTER_SIGN_IN);
    return () => clearTimeout(timer);
  }, [token]);
  if (token === null && window.location.pathname !== '/login') rememberWantedAddress();
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary fallback={(onRetry) => <MissingPage onRetry={onRetry} />}>
        <Suspense>{shownToken === null ? <SignIn /> : <App key={shownToken} />}</Suspense>
      </ErrorBoundary>
    </I18nProvider>
  );
}
