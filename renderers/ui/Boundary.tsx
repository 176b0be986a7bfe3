import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';
import { ChunkLoadError } from './errors.ts';

interface BoundaryProps {
  /** What it surrounds, as people call it. */
  name: string;
  whole?: boolean;
  /** Draws what stands in its place; a notice unless given. */
  instead?: (broken: Broken) => ReactNode;
  children: ReactNode;
}

/** What broke, and the way to try again in place. */
export interface Broken {
  error: unknown;
  retry: () => void;
}

interface BoundaryState {
  error?: unknown;
  failed: boolean;
}

/** Catches a bug below it, so that what is beside it lives on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: true, error };
  }

  override render() {
    const { name, whole, instead, children } = this.props;
    const { failed, error } = this.state;
    if (!failed) return children;
    const retry = () => {
      if (error instanceof ChunkLoadError) error.renew();
      this.setState({ failed: false, error: undefined });
    };
    return instead ? instead({ error, retry }) : <Crash name={name} error={error} whole={whole} onRetry={retry} />;
  }
}
