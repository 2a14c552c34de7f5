/** The dialogs about the signed-in user; the address says which. SPEC: D151-D153 */
import { Button, Dialog, FieldGroup, Inline, Skeleton, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameAndBranch } from '../../api/user-name.ts';
import { useAddress } from '../../navigation/use-address.ts';
import { useUser } from '../../auth/user.tsx';
import { useOpenSessions, useTwoFactor } from './account-data.ts';
import { EndTwoFactorDialog } from './end-two-factor-dialog.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { PasswordFields, passwordLabels, usePasswordForm } from './password-form.tsx';

export function AccountDialogs() {
  const { dialog, openDialog, closeDialog } = useAddress();
  const back = () => openDialog('account');
  if (dialog === 'password') return <PasswordDialog onClose={back} />;
  if (dialog === 'two-factor') return <TwoFactorDialog onClose={back} />;
  if (dialog === 'end-two-factor') return <EndTwoFactorDialog onClose={back} />;
  return <AccountDialog onClose={closeDialog} />;
}

function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const reads = [useOpenSessions(), useTwoFactor()];
  // All at once: a sheet that grows and shrinks would take its buttons from under a finger.
  const isReady = reads.every(({ data, error }) => data ?? error);
  return (
    <Dialog title={t`My account`} isOpen onOpenChange={onClose}>
      {isReady ? <Account /> : <Skeleton shape="row" count={8} label={t`Loading`} />}
    </Dialog>
  );
}

function Account() {
  const { t } = useLingui();
  const { openDialog } = useAddress();
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
      <SecondFactor />
      <OpenSessions />
    </Stack>
  );
}

/** Changing one's own password. SPEC: D151 */
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
