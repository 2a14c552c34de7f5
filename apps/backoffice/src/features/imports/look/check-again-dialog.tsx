import { Button, Dialog, DialogFooter, Form, Stack } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

interface CheckAgainDialogProps {
  readonly title: string;
  readonly onSubmit: (data: FormData) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function CheckAgainDialog({ title, onSubmit, onClose, children }: CheckAgainDialogProps) {
  const id = useId();
  return (
    <Dialog title={title} size="small" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form id={id} aria-label={title} onSubmit={onSubmit}>
        <Stack>{children}</Stack>
      </Form>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" form={id} tone="brand">
          <Trans>Check again</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
