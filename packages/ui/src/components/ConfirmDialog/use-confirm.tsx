import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

export type ConfirmQuestion = Pick<
  ConfirmDialogProps,
  'message' | 'title' | 'confirmLabel' | 'cancelLabel' | 'tone'
>;

interface Asked extends ConfirmQuestion {
  readonly answer: (isYes: boolean) => void;
}

/**
 * Returns a function that asks, and the dialog to render. For work that can fail use
 * `ConfirmDialog`.
 */
export function useConfirm(): [
  confirm: (question: ConfirmQuestion) => Promise<boolean>,
  dialog: ReactNode,
] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback(
    (question: ConfirmQuestion) =>
      new Promise<boolean>((answer) => setAsked({ ...question, answer })),
    [],
  );
  if (!asked) return [confirm, null];
  const { answer, ...question } = asked;
  const dialog = (
    <ConfirmDialog
      {...question}
      isOpen
      onConfirm={() => answer(true)}
      onOpenChange={() => {
        // No effect after Yes: a promise settles once.
        answer(false);
        setAsked(null);
      }}
    />
  );
  return [confirm, dialog];
}
