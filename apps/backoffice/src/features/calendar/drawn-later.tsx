/** What may come after the month, and may as well not come: without it the month is whole. */
import { ErrorBoundary } from '@digis/ui';
import { type ReactNode, Suspense } from 'react';

export const DrawnLater = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
