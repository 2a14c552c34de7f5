/** Signed in or not: each side is loaded only when it is needed, so that signing in stays small. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense, lazy } from 'react';
import { rememberWantedAddress, useToken } from './session/session.ts';

const App = lazy(async () => ({ default: (await import('./app/app.tsx')).App }));
const SignIn = lazy(async () => {
  const { SignIn } = await import('./session/sign-in.tsx');
  return { default: SignIn };
});

export function Root() {
  const token = useToken();
  if (token === null && window.location.pathname !== '/login') rememberWantedAddress();
  return (
    <I18nProvider i18n={i18n}>
      <Suspense>{token === null ? <SignIn /> : <App key={token} />}</Suspense>
    </I18nProvider>
  );
}
