/** A question with two answers, before an action that is hard to undo. */
import { type ReactNode, useId, useState } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { OverlayFrame } from '../private/overlay/OverlayFrame.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { CommonProps } from '../private/common-props.ts';

export interface ConfirmDialogProps extends CommonProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names what the action affects: "Delete branch Bole?" */
  message: ReactNode;
  /** A field such as a remark. Its text is kept when the action fails. */
  children?: ReactNode;
  /** The dialog closes when it resolves and shows an error when it rejects. */
  onConfirm: () => Promise<unknown> | void;
  /** @default 'Are you sure?' */
  title?: ReactNode;
  /** @default 'Yes' */
  confirmLabel?: string;
  /** @default 'No' */
  cancelLabel?: string;
  /** @default 'critical' */
  tone?: 'critical' | 'brand';
  /** Returns the message for a rejection. @default 'That did not work. Please try again.' */
  describeError?: (error: unknown) => string;
}

/** Focuses No first if the tone is critical. Escape means No; a press outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, message, title, tone = 'critical' } = props;
  const strings = useKitStrings();
  const messageId = useId();
  const { confirm, isPending, fault, forget } = useConfirmation(props);

  function answerNo() {
    forget();
    onOpenChange(false);
  }

  return (
    <OverlayFrame
      {...{ id: props.id, data: props.data }}
      role="alertdialog"
      size="small"
      title={title ?? strings.confirmTitle}
      isOpen={isOpen}
      onOpenChange={(open) => !open && !isPending && answerNo()}
      isDismissable={false}
      describedBy={messageId}
      footer={
        <>
          <Button
            variant="soft"
            tone="neutral"
            autoFocus={tone === 'critical'}
            onPress={answerNo}
            isDisabled={isPending}
          >
            {props.cancelLabel ?? strings.no}
          </Button>
          <Button
            tone={tone}
            autoFocus={tone !== 'critical'}
            onPress={confirm}
            isPending={isPending}
          >
            {props.confirmLabel ?? strings.yes}
          </Button>
        </>
      }
    >
      <Stack>
        <div id={messageId}>{message}</div>
        {props.children}
        {fault && (
          <Notice tone="critical" isLive>
            {fault}
          </Notice>
        )}
      </Stack>
    </OverlayFrame>
  );
}

function useConfirmation({ onConfirm, onOpenChange, describeError }: ConfirmDialogProps) {
  const strings = useKitStrings();
  const [isPending, setIsPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function confirm() {
    if (isPending) return;
    setIsPending(true);
    setFault(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFault(describeError?.(error) ?? strings.confirmFailed);
    } finally {
      setIsPending(false);
    }
  }

  return { confirm, isPending, fault, forget: () => setFault(null) };
}
