/** Keeps the menu alive when a screen breaks, and offers to draw it again. */
import { EmptyState } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { askAgain } from '../i18n/lazy-part.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Whoever goes to another place leaves what broke behind. */
  readonly place?: string;
}

interface BoundaryState {
  readonly hasFailed: boolean;
  readonly place: string | undefined;
}

export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <BrokenScreen onRetry={this.#retry} />;
  }

  readonly #retry = () => {
    askAgain();
    this.setState({ hasFailed: false });
  };
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
