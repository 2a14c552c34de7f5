/** Shows something else in place of what broke, until the user retries. */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { askAgain } from './lazy-part.ts';

interface RetryBoundaryProps {
  readonly children: ReactNode;
  /** Drawn in place of what broke. */
  readonly broken: (onRetry: () => void) => ReactNode;
  /** Whoever goes to another place leaves what broke behind. */
  readonly place?: string | undefined;
}

interface RetryBoundaryState {
  readonly hasFailed: boolean;
  readonly place: string | undefined;
}

/** Code that did not arrive is requested again. */
export class RetryBoundary extends Component<RetryBoundaryProps, RetryBoundaryState> {
  override state: RetryBoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: RetryBoundaryProps, state: RetryBoundaryState) {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override render() {
    return this.state.hasFailed ? this.props.broken(this.#retry) : this.props.children;
  }

  readonly #retry = () => {
    askAgain();
    this.setState({ hasFailed: false });
  };
}
