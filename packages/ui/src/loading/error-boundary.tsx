import { Component, type ReactNode } from 'react';
import { resetFailedChunks } from './lazy-with-preload.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of the failed content. A function receives a function to retry. @default null */
  fallback?: ReactNode | ((retry: () => void) => ReactNode);
  /** A new value discards the error; pass the URL, for example. */
  resetKey?: string;
  /** Called once per error. */
  onError?: () => void;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/**
 * Keeps an error in its children from the rest of the page. A retry requests failed chunks again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { children, fallback = null } = this.props;
    if (!this.state.hasFailed) return children;
    return typeof fallback === 'function' ? fallback(this.#retry) : fallback;
  }

  readonly #retry = () => {
    resetFailedChunks();
    this.setState({ hasFailed: false });
  };
}
