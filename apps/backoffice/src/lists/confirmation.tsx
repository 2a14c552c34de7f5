/** The confirmation before an action that is hard to undo. Its code is loaded at the first use, or once the page has settled. */
import { lazyWithPreload } from '@digis/ui/app';
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
