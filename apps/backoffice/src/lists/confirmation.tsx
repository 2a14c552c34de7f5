import { lazyWithPreload } from '@digis/ui/app';
import type { ConfirmDialogProps } from '@digis/ui';
import { Suspense } from 'react';

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
