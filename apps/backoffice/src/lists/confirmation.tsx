/** The question before something that is hard to undo. Its code, with all of a dialog's, comes when it is asked, or once the page has settled. */
import { lazyWithPreload } from '@digis/ui';
import type { ConfirmDialogProps } from '@digis/ui';
import { Suspense } from 'react';

/** Exported for preloading. */
export const ConfirmDialog = lazyWithPreload(
  async () => (await import('@digis/ui/ConfirmDialog')).ConfirmDialog,
);

export function Confirmation(props: Omit<ConfirmDialogProps, 'isOpen'>) {
  return (
    <Suspense>
      <ConfirmDialog isOpen {...props} />
    </Suspense>
  );
}
