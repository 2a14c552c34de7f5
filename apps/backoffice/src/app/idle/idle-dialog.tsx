// D5
import { Button, Dialog, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';

interface IdleDialogProps {
  readonly secondsLeft: number;
  readonly onStay: () => void;
}

export function IdleDialog({ secondsLeft, onStay }: IdleDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      size="small"
      title={t`Are you still there?`}
      onOpenChange={onStay}
      footer={
        <Button tone="brand" onPress={onStay} autoFocus>
          <Trans>Stay signed in</Trans>
        </Button>
      }
    >
      <Text>
        <Trans>
          Nothing has happened for nine minutes. You will be signed out in {secondsLeft} s.
        </Trans>
      </Text>
    </Dialog>
  );
}
