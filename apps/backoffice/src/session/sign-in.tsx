/** What is loaded before anyone is signed in: no router, no lists, no dialogs. */
import { UiProvider } from '@digis/ui';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { currentLanguage } from '../i18n/language.ts';
import { LoginScreen } from './login-screen.tsx';
import { now } from './server-clock.ts';

export function SignIn() {
  useLingui();
  return (
    <UiProvider locale={currentLanguage()} now={now}>
      <Suspense>
        <LoginScreen />
      </Suspense>
    </UiProvider>
  );
}
