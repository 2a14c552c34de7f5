/** The sheet of opening figures as it will be printed, and the way to take them back. SPEC: D160 */
import { Button, Dialog, EmptyState, Inline, Skeleton, Stack, useConfirm } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer, Undo2 } from 'lucide-react';
import { useSubmit } from '#api/use-submit.ts';
import { useBothLanguages } from '#i18n/both-languages.ts';
import { type Opening, useUndoOpening } from './opening-data.ts';
import { OpeningSheet } from './opening-sheet.tsx';

export interface OpeningSheetDialogProps {
  readonly opening: Opening;
  readonly onClose: () => void;
}

export function OpeningSheetDialog({ opening, onClose }: OpeningSheetDialogProps) {
  const { t } = useLingui();
  const { say, hasFailed, retry } = useBothLanguages();
  const [question, undo] = useUndo(opening, onClose);
  return (
    <Dialog
      title={t`Opening figures`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {say && (
        <Stack>
          <Inline justify="end">
            <Button variant="soft" icon={<Undo2 aria-hidden />} {...undo}>
              <Trans>Take the figures back</Trans>
            </Button>
            <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </Inline>
          <OpeningSheet opening={opening} say={say} />
        </Stack>
      )}
      {hasFailed && <EmptyState variant="error" onRetry={retry} />}
      {!hasFailed && !say && <Skeleton shape="text" count={8} label={t`Loading`} />}
      {question}
    </Dialog>
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
