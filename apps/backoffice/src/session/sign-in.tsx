/** What is loaded before anyone is signed in: no router, no lists, no dialogs. */
import { UiProvider } from '@digis/ui';
import { Suspense } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { LoginScreen } from './login-screen.tsx';
import { now } from './server-clock.ts';

export function SignIn() {
  return (
    <UiProvider locale={useLanguage()} now={now}>
      <Suspense>
        <LoginScreen />
      </Suspense>
    </UiProvider>
  );
}
