import { Button, Dialog, FieldGroup, Inline, Skeleton, Stack, Text, TextField } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { typedCode } from '@digis/domain';
import { msg } from '@lingui/core/macro';
import { refresh } from '@digis/api-client/swr';
import { nameAndBranch } from '../../api/user-name.ts';
import { useAddress } from '../../navigation/use-address.ts';
import { closeDialog, openDialog } from '../../navigation/dialog-acts.ts';
import { useUser } from '../../auth/user.tsx';
import { useOpenSessions, useTwoFactor, useEndTwoFactor } from './account-data.ts';
import { Appearance } from './appearance.tsx';
import { LatinLetters } from './latin-letters.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { PasswordFields, passwordLabels, usePasswordForm } from './password-form.tsx';
import { Bound } from '../../forms/bound.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { RecoveryCodes, SecretStep, enrolmentLabels, useEnrolment } from './enrolment.tsx';

/** D152 */
function TwoFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const enrolment = useEnrolment();
  const { form, recoveryCodes } = enrolment;
  const title = t`Second factor`;
  const close = () => {
    refresh('/user-info');
    onClose();
  };
  if (recoveryCodes === null) {
    return (
      <RecordDialog
        title={title}
        size="small"
        form={form}
        labels={enrolmentLabels}
        submitLabel={t`Confirm`}
        onClose={onClose}
      >
        <SecretStep enrolment={enrolment} />
      </RecordDialog>
    );
  }
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={close}
      footer={
        <Button tone="brand" onPress={close}>
          <Trans>I have kept them</Trans>
        </Button>
      }
    >
      <RecoveryCodes codes={recoveryCodes} />
    </Dialog>
  );
}

const labels = { code: msg`Code from your app, or a recovery code` };

function EndTwoFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const end = useEndTwoFactor();
  const form = useRecordForm({
    name: 'end second factor',
    isSecret: true,
    initial: { code: '' },
    bodyOf: ({ code }) => ({ code: typedCode(code) }),
    write: (body, options) => end(body, options),
    words: { done: msg`The second factor is taken off`, failed: specMessages.saveFailed },
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={t`Take off the second factor?`}
      size="small"
      form={form}
      labels={labels}
      submitLabel={t`Take off`}
      tone="critical"
      onClose={onClose}
    >
      <Text tone="muted">
        <Trans>
          Signing in will ask for the password alone, and the recovery codes open nothing.
        </Trans>
      </Text>
      <Bound store={form.store} name="code">
        {(field) => (
          <TextField label={t(labels.code)} autoComplete="one-time-code" isRequired {...field} />
        )}
      </Bound>
    </RecordDialog>
  );
}

export function AccountDialogs() {
  const { dialog } = useAddress();
  const back = () => openDialog('account');
  if (dialog === 'password') return <PasswordDialog onClose={back} />;
  if (dialog === 'two-factor') return <TwoFactorDialog onClose={back} />;
  if (dialog === 'end-two-factor') return <EndTwoFactorDialog onClose={back} />;
  return <AccountDialog onClose={closeDialog} />;
}

function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const reads = [useOpenSessions(), useTwoFactor()];
  // Waits for all reads, because a sheet that grows moves its buttons.
  const isReady = reads.every(({ data, error }) => data ?? error);
  return (
    <Dialog title={t`My account`} isOpen onOpenChange={onClose}>
      {isReady ? <Account /> : <Skeleton shape="row" count={8} label={t`Loading`} />}
    </Dialog>
  );
}

function Account() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <Stack space="xlarge">
      <Text isStrong>{nameAndBranch(user)}</Text>
      <FieldGroup legend={t`Password`} layout="rows">
        <Inline>
          <Button variant="soft" onPress={() => openDialog('password')}>
            <Trans>Change password</Trans>
          </Button>
        </Inline>
      </FieldGroup>
      <Appearance />
      <LatinLetters />
      <SecondFactor />
      <OpenSessions />
    </Stack>
  );
}

function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = usePasswordForm(onClose);
  return (
    <RecordDialog
      title={t`Change password`}
      size="small"
      form={form}
      labels={passwordLabels}
      onClose={onClose}
    >
      <PasswordFields store={form.store} />
    </RecordDialog>
  );
}
