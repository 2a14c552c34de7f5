/** The paper of a close as it will be printed. SPEC: D128 */
import { Button, Dialog, EmptyState, Inline, Skeleton, Stack } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useCashBranch } from '../cashbook-data.ts';
import { useBothLanguages } from '#i18n/both-languages.ts';
import { ClosingSheet } from './closing-sheet.tsx';
import { useClose } from './till-data.ts';

export interface ClosingSheetDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function ClosingSheetDialog({ id, onClose }: ClosingSheetDialogProps) {
  const { t } = useLingui();
  const { query } = useCashBranch();
  const { data: close, error, retry } = useClose(id, query);
  const words = useBothLanguages();
  const { say } = words;
  const hasFailed = words.hasFailed || (error !== undefined && close === undefined);
  return (
    <Dialog
      title={t`Closing sheet`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {close && say && (
        <Stack>
          <Inline justify="end">
            <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </Inline>
          <ClosingSheet close={close} say={say} />
        </Stack>
      )}
      {close === null && <EmptyState title={t`This close belongs to another branch`} />}
      {hasFailed && (
        <EmptyState
          variant="error"
          onRetry={() => {
            retry();
            words.retry();
          }}
        />
      )}
      {!hasFailed && close !== null && !(close && say) && (
        <Skeleton shape="text" count={8} label={t`Loading`} />
      )}
    </Dialog>
  );
}
