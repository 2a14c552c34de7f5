/** The minute before an idle sign-out, with a way to stay. SPEC: D5 */
import { Button, Dialog, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIdle } from '../session/use-idle.ts';
import { useUser } from '../session/user.tsx';

export function IdleWarning() {
  const { t } = useLingui();
  const { secondsLeft, stay } = useIdle(useUser().id);
  if (secondsLeft === null) return null;
  return (
    <Dialog
      isOpen
      size="small"
      title={t`Are you still there?`}
      onOpenChange={stay}
      footer={
        <Button tone="brand" onPress={stay} autoFocus>
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
