/** Keeps the menu alive when a screen breaks, and offers to draw it again. */
import { EmptyState } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Component } from 'react';
import type { ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
}

export class ScreenBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <BrokenScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function BrokenScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      variant="error"
      title={t`This screen could not be shown`}
      hint={t`Nothing you saved is lost.`}
      onRetry={onRetry}
    />
  );
}
