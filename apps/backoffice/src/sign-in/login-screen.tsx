/** Sign-in: username and password under the tenant's name. Spec 2.3. */
import {
  Button,
  Card,
  CenteredPage,
  Form,
  Heading,
  Notice,
  Stack,
  Text,
  TibebStrip,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, lazy, use } from 'react';
import type { ComponentType } from 'react';
import { LanguageChoice } from '../i18n/language-choice.tsx';
import { LoginFields } from './login-fields.tsx';
import { wasSignedOutAway } from '../auth/session.ts';
import type { TenantLogoProps } from './tenant-logo.tsx';
import { tenantPromise } from './tenant.ts';
import { useLogin } from './use-login.ts';
import { useTitle } from '../browser/use-title.ts';

/** Nobody is kept from signing in by a picture that cannot be brought. */
const TenantLogo = lazy<ComponentType<TenantLogoProps>>(() =>
  import('./tenant-logo.tsx').then(
    ({ TenantLogo }) => ({ default: TenantLogo }),
    () => ({ default: () => null }),
  ),
);

export function LoginScreen() {
  const { t } = useLingui();
  const tenant = use(tenantPromise());
  const { store, errors, isBusy, isCodeAsked, refusal, submit } = useLogin();
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
          <Form onSubmit={submit} errors={errors} aria-label={t`Sign in`}>
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
