/** In and Out, for those who handle cash; an admin chooses a branch first. Spec 2.8, D73. */
import { Button, Inline, Text } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../../../navigation/use-address.ts';
import { useCan } from '../../../auth/user.tsx';
import { useCashBranch } from '../cash-branch.ts';
import { CashDialog } from './cash-dialog.tsx';

export function CashButtons() {
  const can = useCan();
  const { canWrite } = useCashBranch();
  const { dialog, openDialog, closeDialog } = useAddress();
  if (!can('Cashbook In/Out')) return null;
  const isOpen = canWrite && (dialog === 'in' || dialog === 'out');
  return (
    <Inline>
      {!canWrite && (
        <Text size="small" tone="muted">
          <Trans>Choose a branch first</Trans>
        </Text>
      )}
      <Button tone="brand" isDisabled={!canWrite} onPress={() => openDialog('in')}>
        <Trans>In</Trans>
      </Button>
      <Button variant="soft" isDisabled={!canWrite} onPress={() => openDialog('out')}>
        <Trans>Out</Trans>
      </Button>
      {isOpen && <CashDialog type={dialog} onClose={closeDialog} />}
    </Inline>
  );
}
