/** What is loaded before anyone is signed in: no router, no lists, no dialogs. */
import { KitProvider } from '@digis/ui';
import { Suspense } from 'react';
import { kitWordsIn } from '../i18n/catalogue.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { LoginScreen } from './login-screen.tsx';
import { now } from './server-clock.ts';

export { tenantPromise } from './tenant.ts';

export function SignIn() {
  const language = useLanguage();
  return (
    <KitProvider locale={language} strings={kitWordsIn(language)} now={now}>
      <Suspense>
        <LoginScreen />
      </Suspense>
    </KitProvider>
  );
}
