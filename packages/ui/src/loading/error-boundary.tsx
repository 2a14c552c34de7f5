import { Component, type ReactNode } from 'react';
import { resetFailedChunks } from './lazy-with-preload.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** A function receives a function that retries. @default null */
  fallback?: ReactNode | ((retry: () => void) => ReactNode);
  /** A change, such as of the URL, discards the error. */
  resetKey?: string;
  /** Called once per error. */
  onError?: () => void;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Isolates content that may fail; a retry requests failed chunks again. */
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
