/** The dialogs about oneself; the address says which. SPEC: D151-D153 */
import { Button, Dialog, FieldGroup, Inline, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../../navigation/use-address.ts';
import { useUser } from '../../auth/user.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SecondFactor } from './second-factor.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

export function AccountDialogs() {
  const { dialog, openDialog, closeDialog } = useAddress();
  const back = () => openDialog('account');
  if (dialog === 'password') return <PasswordDialog onClose={back} />;
  if (dialog === 'two-factor') return <TwoFactorDialog onClose={back} />;
  return <AccountDialog onClose={closeDialog} />;
}

function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { openDialog } = useAddress();
  const { username, branch } = useUser();
  return (
    <Dialog title={t`My account`} isOpen onOpenChange={onClose}>
      <Stack space="xlarge">
        <Text isStrong>{branch ? `${username} · ${branch.name}` : username}</Text>
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
    </Dialog>
  );
}
