/** Renders a fallback instead of children that failed, until it is retried. */
import { Component, type ReactNode } from 'react';
import { resetFailedChunks } from './lazy-with-preload.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** The fallback for failed children; a function receives a function that tries again. @default null */
  fallback?: ReactNode | ((retry: () => void) => ReactNode);
  /** When it changes, what broke is left behind: the address, for instance. */
  resetKey?: string;
  /** Told once for each time something broke. */
  onError?: () => void;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Isolates content that may fail; on retry, chunks that failed to load are requested again. */
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
