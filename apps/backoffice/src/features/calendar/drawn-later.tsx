import { ErrorBoundary } from '@digis/ui/app';
import { type ReactNode, Suspense } from 'react';

export const DrawnLater = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
