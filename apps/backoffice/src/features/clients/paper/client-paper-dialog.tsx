// D165
import type { Schemas } from '@digis/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { PaperDialog } from '#lists/papers/paper-dialog.tsx';
import { ClientPaper } from './client-paper.tsx';

export interface ClientPaperDialogProps {
  readonly paper: Schemas['ClientPaper'];
  readonly onClose: () => void;
}

export function ClientPaperDialog({ paper, onClose }: ClientPaperDialogProps) {
  const { t } = useLingui();
  return (
    <PaperDialog
      title={t`All that is known`}
      onClose={onClose}
      renderPaper={(say) => <ClientPaper paper={paper} say={say} />}
    />
  );
}
