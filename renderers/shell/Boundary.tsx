import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';

interface BoundaryProps {
  /** What it surrounds, as people call it. */
  name: string;
  /** A new value clears the error: another page, another record. */
  resetKey?: string;
  whole?: boolean;
  children: ReactNode;
}

interface BoundaryState {
  error?: unknown;
  failed: boolean;
  resetKey?: string;
}

/** Catches a bug below it, so that what is beside it lives on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, error: undefined, resetKey: props.resetKey };
  }

  override render() {
    const { name, whole, children } = this.props;
    if (!this.state.failed) return children;
    const retry = () => this.setState({ failed: false, error: undefined });
    return <Crash name={name} error={this.state.error} whole={whole} onRetry={retry} />;
  }
}
