import type { Schemas } from '@digis/api-client/contract';
import { typedCode } from '@digis/domain';
import { msg } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { EmptyState, Notice, QrCode, Skeleton, Stack, Text, TextField } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { useBeginTwoFactor, useConfirmTwoFactor } from './account-data.ts';
import { useField } from '../../forms/use-field.ts';

export const enrolmentLabels = { code: msg`Code that the app shows now` };

interface Enrolment {
  readonly form: ReturnType<typeof useCodeForm>;
  readonly secret: Schemas['TwoFactorSecret'] | null;
  readonly recoveryCodes: readonly string[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

function useCodeForm(onConfirmed: (codes: readonly string[]) => void) {
  const confirm = useConfirmTwoFactor();
  return useRecordForm({
    name: 'second factor',
    isSecret: true,
    initial: { code: '' },
    check: ({ code }) =>
      /^\d{6}$/u.test(typedCode(code)) ? {} : { code: msg`Type the six digits` },
    bodyOf: ({ code }) => ({ code: typedCode(code) }),
    write: (body, options) => confirm(body, options),
    words: { done: msg`The second factor is set up`, failed: specMessages.saveFailed },
    onSaved: ({ recovery_codes }) => onConfirmed(recovery_codes),
  });
}

export function useEnrolment(): Enrolment {
  const begin = useBeginTwoFactor();
  const [secret, setSecret] = useState<Schemas['TwoFactorSecret'] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const form = useCodeForm(setRecoveryCodes);
  const hasBegun = useRef(false);
  const start = () => {
    setFailed(false);
    begin(undefined).then(setSecret, () => setFailed(true));
  };
  useEffect(() => {
    // Runs once, because a new secret invalidates the one before.
    if (hasBegun.current) return;
    hasBegun.current = true;
    start();
  });
  return { form, secret, recoveryCodes, hasFailed, retry: start };
}

const inFours = (text: string): string => text.replaceAll(/(.{4})(?=.)/gu, '$1 ');

export function SecretStep({ enrolment }: { readonly enrolment: Enrolment }) {
  const { t } = useLingui();
  const { secret, hasFailed, retry, form } = enrolment;
  const code = useField(form.store, 'code');
  if (hasFailed) {
    return <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />;
  }
  if (secret === null) return <Skeleton shape="card" />;
  return (
    <Stack>
      <Text>
        <Trans>
          Open an authenticator app on your phone and scan this. On that phone itself, type the key
          into the app.
        </Trans>
      </Text>
      <Stack space="small" align="center">
        <QrCode text={secret.uri} label={t`Code for the app on your phone`} />
        <Text size="small" isNumeric lang="en">
          {inFours(secret.secret)}
        </Text>
      </Stack>
      <TextField
        label={t(enrolmentLabels.code)}
        autoComplete="one-time-code"
        isRequired
        {...code}
      />
    </Stack>
  );
}

export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useLingui();
  return (
    <Stack>
      <Notice tone="caution" title={t`Keep these codes on paper`}>
        <Trans>Each signs you in once when the phone is lost. They are not shown again.</Trans>
      </Notice>
      <Stack space="xsmall" align="center">
        {codes.map((code) => (
          <Text key={code} as="span" isNumeric lang="en">
            {code}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
