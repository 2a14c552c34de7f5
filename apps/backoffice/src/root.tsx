/** The root component: loads the sign-in or the app, each only when it is needed, so that signing in stays small. */
import { ErrorBoundary, lazyWithPreload } from '@digis/ui/app';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { MissingPage } from './start/missing-page.tsx';
import { readToken, rememberWantedAddress, useToken } from './auth/session.ts';

/** The sign-in form can be used before anything else is loaded. */
const AFTER_SIGN_IN = 1000;

const App = lazyWithPreload(async () => {
  const [{ App }, { readFirst }] = await Promise.all([
    import('./app/app.tsx'),
    import('./app/preload.ts'),
  ]);
  // Rendered earlier, it would render again as each of them arrives.
  await readFirst();
  return App;
});
const SignIn = lazyWithPreload(async () => {
  const { SignIn, tenantPromise } = await import('./sign-in/sign-in.tsx');
  // It cannot render without the name of the business.
  await tenantPromise();
  return SignIn;
});

/** Loads the first side to render; the component that renders it reports an error. */
export const loadSide = () =>
  (readToken() === null ? SignIn : App).preload().catch(() => undefined);

/** Loads the app's code while the user types, without requesting any of their data. */
const loadApp = () => void import('./app/preload.ts').catch(() => undefined);

/** The notice of the page that its code did not start (build/cannot-start.ts). */
const takeNoticeAway = () => document.getElementById('cannot-start')?.remove();

export function Root() {
  const token = useToken();
  useEffect(takeNoticeAway, []);
  const deferredToken = useDeferredValue(token);
  // At sign-in the form stays until the app can render; at sign-out the app disappears at once.
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
