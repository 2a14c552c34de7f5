import { ErrorBoundary, lazyWithPreload } from '@digis/ui/app';
import { Suspense } from 'react';
import { useIdle } from '../../auth/use-idle.ts';
import { useUser } from '../../auth/user.tsx';

/** Exported to be loaded in advance: the user may be offline when the warning appears. */
export const IdleDialog = lazyWithPreload(
  async () => (await import('./idle-dialog.tsx')).IdleDialog,
);

export function IdleWarning() {
  const { secondsLeft, stay } = useIdle(useUser().id);
  if (secondsLeft === null) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <IdleDialog secondsLeft={secondsLeft} onStay={stay} />
      </Suspense>
    </ErrorBoundary>
  );
}
