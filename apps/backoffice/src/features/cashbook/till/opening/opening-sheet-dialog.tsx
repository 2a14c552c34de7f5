import { Button, useConfirm } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useSubmit } from '#api/use-submit.ts';
import { PaperDialog } from '#lists/papers/paper-dialog.tsx';
import { type Opening, useUndoOpening } from './opening-data.ts';
import { OpeningSheet } from './opening-sheet.tsx';

interface OpeningSheetDialogProps {
  readonly opening: Opening;
  readonly onClose: () => void;
}

export function OpeningSheetDialog({ opening, onClose }: OpeningSheetDialogProps) {
  const { t } = useLingui();
  const [question, undo] = useUndo(opening, onClose);
  return (
    <>
      <PaperDialog
        title={t`Opening figures`}
        onClose={onClose}
        renderPaper={(say) => <OpeningSheet opening={opening} say={say} />}
        acts={
          <Button variant="soft" icon={<Undo2 aria-hidden />} {...undo}>
            <Trans>Take the figures back</Trans>
          </Button>
        }
      />
      {question}
    </>
  );
}

function useUndo({ id }: Opening, onClose: () => void) {
  const { t } = useLingui();
  const [confirm, question] = useConfirm();
  const undo = useUndoOpening();
  const { isBusy, submit } = useSubmit(undo);
  const press = async () => {
    const isMeant = await confirm({
      title: t`Take the opening figures back?`,
      message: t`Opposite entries take all of them back. Afterwards they can be entered again, until the book has other entries.`,
      confirmLabel: t`Take back`,
      tone: 'critical',
    });
    if (!isMeant || id === undefined) return;
    const words = { done: msg`The figures are taken back`, failed: msg`Nothing was taken back` };
    const result = await submit({ id }, words);
    if (result?.ok) onClose();
  };
  return [question, { isPending: isBusy, onPress: () => void press() }] as const;
}
