/** Keeps the menu alive when a screen breaks, and offers to draw it again. */
import { EmptyState, ErrorBoundary } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Whoever goes to another place leaves what broke behind. */
  readonly place?: string;
}

export function ScreenBoundary({ children, place }: BoundaryProps) {
  const { t } = useLingui();
  return (
    <ErrorBoundary
      {...(place !== undefined && { resetKey: place })}
      fallback={(onRetry) => (
        <EmptyState
          variant="error"
          title={t`This screen could not be shown`}
          hint={t`Nothing you saved is lost.`}
          onRetry={onRetry}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
