/** What is loaded before anyone is signed in: no router, no lists, no dialogs. */
import { Suspense } from 'react';
import { KitInLanguage } from '../i18n/kit-in-language.tsx';
import { LoginScreen } from './login-screen.tsx';

export { tenantPromise } from './tenant.ts';

export function SignIn() {
  return (
    <KitInLanguage>
      <Suspense>
        <LoginScreen />
      </Suspense>
    </KitInLanguage>
  );
}
