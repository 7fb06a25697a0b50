import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  onCrash: (thrown: unknown) => void;
  /** Shown in the place of what crashed. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part without which the page is still whole. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };
  static getDerivedStateFromError = () => ({ hasCrashed: true });

  override componentDidCatch(thrown: unknown) {
    this.props.onCrash(thrown);
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
