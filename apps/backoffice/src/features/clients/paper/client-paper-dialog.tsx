/** The paper of all that is known of a client, as it will be printed. SPEC: D165 */
import type { Schemas } from '@digis/api-client/contract';
import { Button, Dialog, EmptyState, Inline, Skeleton, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useBothLanguages } from '#i18n/both-languages.ts';
import { ClientPaper } from './client-paper.tsx';

export interface ClientPaperDialogProps {
  readonly paper: Schemas['ClientPaper'];
  readonly onClose: () => void;
}

export function ClientPaperDialog({ paper, onClose }: ClientPaperDialogProps) {
  const { t } = useLingui();
  const { say, hasFailed, retry } = useBothLanguages();
  return (
    <Dialog
      title={t`All that is known`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {say && (
        <Stack>
          <Inline justify="end">
            <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </Inline>
          <ClientPaper paper={paper} say={say} />
        </Stack>
      )}
      {hasFailed && <EmptyState variant="error" onRetry={retry} />}
      {!say && !hasFailed && <Skeleton shape="text" count={8} label={t`Loading`} />}
    </Dialog>
  );
}
