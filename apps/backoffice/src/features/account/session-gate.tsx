/** Shown in place of the app until the user has a new password or a second factor. D151, D152 */
import { refresh } from '@digis/api-client/swr';
import { Button, Card, CenteredPage, Form, Heading, Stack, Text } from '@digis/ui';
import { TibebStrip } from '@digis/ui/app';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormErrors } from '../../forms/use-field.ts';
import type { FieldLabels } from '../../forms/use-field.ts';
import type { RecordForm } from '../../forms/use-record-form.ts';
import { LanguageChoice } from '../../i18n/language-choice.tsx';
import { useLogout } from '../../api/session-calls.ts';
import { RecoveryCodes, SecretStep, enrolmentLabels, useEnrolment } from './enrolment.tsx';
import { PasswordFields, passwordLabels, usePasswordForm } from './password-form.tsx';

const goOn = () => refresh('/user-info');

export function PasswordGate() {
  const { t } = useLingui();
  const form = usePasswordForm(goOn);
  return (
    <Gate
      title={t`Choose your own password`}
      reason={t`Another user chose your password. Only you should know it.`}
    >
      <GateForm form={form} labels={passwordLabels} label={t`Change password`}>
        <PasswordFields store={form.store} />
      </GateForm>
    </Gate>
  );
}

export function TwoFactorGate() {
  const { t } = useLingui();
  const enrolment = useEnrolment();
  const { form, recoveryCodes } = enrolment;
  return (
    <Gate
      title={t`Set up your second factor`}
      reason={t`Your business asks for a code beside the password.`}
    >
      {recoveryCodes === null ? (
        <GateForm form={form} labels={enrolmentLabels} label={t`Confirm`}>
          <SecretStep enrolment={enrolment} />
        </GateForm>
      ) : (
        <Stack>
          <RecoveryCodes codes={recoveryCodes} />
          <Button tone="brand" fullWidth onPress={goOn}>
            <Trans>I have kept them</Trans>
          </Button>
        </Stack>
      )}
    </Gate>
  );
}

interface GateProps {
  readonly title: string;
  readonly reason: string;
  readonly children: ReactNode;
}

function Gate({ title, reason, children }: GateProps) {
  const { isLeaving, logout } = useLogout();
  return (
    <CenteredPage>
      <Card edge={<TibebStrip />}>
        <Stack space="xlarge">
          <Stack space="xsmall">
            <Heading level={1}>{title}</Heading>
            <Text tone="muted">{reason}</Text>
          </Stack>
          {children}
          <Button variant="quiet" fullWidth isPending={isLeaving} onPress={logout}>
            <Trans>Log out</Trans>
          </Button>
          <LanguageChoice />
        </Stack>
      </Card>
    </CenteredPage>
  );
}

interface GateFormProps<Values extends object> {
  readonly form: RecordForm<Values>;
  readonly labels: FieldLabels<Values>;
  readonly label: string;
  readonly children: ReactNode;
}

function GateForm<Values extends object>({ form, labels, label, children }: GateFormProps<Values>) {
  const errors = useFormErrors(form.store, labels);
  return (
    <Form aria-label={label} onSubmit={form.submit} onRefuse={form.validate} errors={errors}>
      {children}
      <Button type="submit" tone="brand" fullWidth isPending={form.isBusy}>
        {label}
      </Button>
    </Form>
  );
}
