/** The minute before an idle sign-out, with a way to stay. SPEC: D5 */
import { Suspense } from 'react';
import { lazyPart } from '../i18n/lazy-part.ts';
import { useIdle } from '../session/use-idle.ts';
import { useUser } from '../session/user.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

/** Named for whoever loads it beforehand: in the last minute there may be no connection. */
export const IdleDialog = lazyPart(async () => (await import('./idle-dialog.tsx')).IdleDialog);

export function IdleWarning() {
  const { secondsLeft, stay } = useIdle(useUser().id);
  if (secondsLeft === null) return null;
  return (
    <QuietBoundary>
      <Suspense>
        <IdleDialog secondsLeft={secondsLeft} onStay={stay} />
      </Suspense>
    </QuietBoundary>
  );
}
