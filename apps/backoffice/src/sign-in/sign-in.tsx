/** The sign-in form, without router, lists or dialogs. Spec 2.3 */
import { Suspense, lazy, use } from 'react';
import {
  Button,
  Card,
  CenteredPage,
  Form,
  Heading,
  Notice,
  Stack,
  Text,
  TextField,
} from '@digis/ui';
import { TibebStrip } from '@digis/ui/app';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { KitInLanguage } from '../i18n/kit-in-language.tsx';
import { LanguageChoice } from '../i18n/language-choice.tsx';
import { wasSignedOutAway } from '../auth/session.ts';
import type { TenantLogoProps } from './tenant-logo.tsx';
import { tenantPromise } from './tenant.ts';
import { loginLabels, useLogin } from './use-login.ts';
import { useTitle } from '../browser/page.ts';
import type { FormStore } from '../forms/form-store.ts';
import { OwnPasswordField } from '../forms/password-fields.tsx';
import { useField } from '../forms/use-field.ts';
import type { LoginValues } from './use-login.ts';

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

/** A failed logo must not block signing in. */
const TenantLogo = lazy<ComponentType<TenantLogoProps>>(() =>
  import('./tenant-logo.tsx').then(
    ({ TenantLogo }) => ({ default: TenantLogo }),
    () => ({ default: () => null }),
  ),
);

const takeTyped = () => window.takeTyped?.() ?? '';

function LoginScreen() {
  const { t } = useLingui();
  const tenant = use(tenantPromise());
  const { store, isBusy, isCodeAsked, refusal, submit, forget } = useLogin();
  useTitle(t`Sign in`, tenant.short_name);

  return (
    <CenteredPage>
      <Card edge={<TibebStrip />}>
        <Stack space="xlarge">
          <Stack space="xsmall">
            {tenant.logo && (
              <Suspense>
                <TenantLogo path={tenant.logo} />
              </Suspense>
            )}
            <Heading level={1}>{tenant.short_name}</Heading>
            <Text tone="muted">
              <Trans>Sign in to Event Management</Trans>
            </Text>
          </Stack>
          {refusal && <Notice tone="critical">{refusal}</Notice>}
          {!refusal && isCodeAsked && (
            <Notice isLive>
              <Trans>Now the code of your second factor.</Trans>
            </Notice>
          )}
          {!refusal && !isCodeAsked && wasSignedOutAway() && (
            <Notice>
              <Trans>Nothing happened for ten minutes, so you were signed out.</Trans>
            </Notice>
          )}
          <Form onSubmit={submit} onRefuse={forget} takesFocus={takeTyped} aria-label={t`Sign in`}>
            <LoginFields store={store} isCodeAsked={isCodeAsked} />
            <Button type="submit" tone="brand" fullWidth isPending={isBusy}>
              <Trans>Sign in</Trans>
            </Button>
          </Form>
          <LanguageChoice />
        </Stack>
      </Card>
    </CenteredPage>
  );
}

interface LoginFieldsProps {
  readonly store: FormStore<LoginValues>;
  readonly isCodeAsked: boolean;
}

function LoginFields({ store, isCodeAsked }: LoginFieldsProps) {
  const { t } = useLingui();
  const code = useField(store, 'code');
  return (
    <>
      <TextField
        label={t(loginLabels.username)}
        autoComplete="username"
        isRequired
        {...useField(store, 'username')}
      />
      <OwnPasswordField label={t(loginLabels.password)} {...useField(store, 'password')} />
      {isCodeAsked && (
        <TextField
          label={t(loginLabels.code)}
          autoComplete="one-time-code"
          isRequired
          autoFocus
          {...code}
        />
      )}
    </>
  );
}
