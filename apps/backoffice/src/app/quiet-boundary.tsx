/** Shows nothing of what breaks: for what nobody has asked for, so that it takes nothing else with it. */
import { Component } from 'react';
import type { ReactNode } from 'react';

export class QuietBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
