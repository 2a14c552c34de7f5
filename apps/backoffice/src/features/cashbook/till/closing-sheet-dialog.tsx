import { EmptyState } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { PaperDialog } from '#lists/papers/paper-dialog.tsx';
import { useCashBranch } from '../cashbook-data.ts';
import { ClosingSheet } from './closing-sheet.tsx';
import { OpenDifferences } from './open-difference.tsx';
import { useClose } from './till-data.ts';

interface ClosingSheetDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function ClosingSheetDialog({ id, onClose }: ClosingSheetDialogProps) {
  const { t } = useLingui();
  const { query } = useCashBranch();
  const { data: close, error, retry } = useClose(id, query);
  return (
    <PaperDialog
      title={t`Closing sheet`}
      onClose={onClose}
      renderPaper={close ? (say) => <ClosingSheet close={close} say={say} /> : undefined}
      notice={close && <OpenDifferences close={close} />}
      hasFailed={error !== undefined && close === undefined}
      onRetry={retry}
      instead={
        close === null ? <EmptyState title={t`This close belongs to another branch`} /> : undefined
      }
    />
  );
}
