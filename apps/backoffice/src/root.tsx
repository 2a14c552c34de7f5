/** Signed in or not: each side is loaded only when it is needed, so that signing in stays small. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense } from 'react';
import { part } from './i18n/lazy-part.ts';
import { readToken, rememberWantedAddress, useToken } from './session/session.ts';

const App = part(async () => (await import('./app/app.tsx')).App);
const SignIn = part(async () => {
  const { SignIn, tenantPromise } = await import('./session/sign-in.tsx');
  // Nothing of it can be drawn without the name.
  await tenantPromise();
  return SignIn;
});

async function loadApp() {
  const { readFirst } = await import('./app/first-reads.ts');
  await Promise.all([App.load(), readFirst()]);
}

/** Brings what will be drawn first, with what it says; whoever draws it is told what went wrong. */
export const loadSide = () =>
  (readToken() === null ? SignIn.load() : loadApp()).catch(() => undefined);

export function Root() {
  const token = useToken();
  if (token === null && window.location.pathname !== '/login') rememberWantedAddress();
  return (
    <I18nProvider i18n={i18n}>
      <Suspense>{token === null ? <SignIn /> : <App key={token} />}</Suspense>
    </I18nProvider>
  );
}
