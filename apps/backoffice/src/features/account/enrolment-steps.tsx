/** What one sees while a second factor is set up: a code for the phone's camera, then the codes to keep. SPEC: D152 */
import { EmptyState, Notice, QrCode, Skeleton, Stack, Text, TextField } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useField } from '../../forms/use-field.ts';
import { enrolmentLabels, type Enrolment } from './use-enrolment.ts';

/** In fours, as people copy it by hand. */
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

/** Shown once, and never again. */
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
