import { useEffect, useState, type ComponentType, Component, type ReactNode } from 'react';

interface OptionalPartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
}

/**
 * A part of the page that most visits do not need, loaded when it is first rendered. The page works without it, so a
 * failure is logged and reaches no error boundary.
 */
export function OptionalPart<Props extends object>({ load, props }: OptionalPartProps<Props>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();

  useEffect(() => {
    load().then(
      ({ default: Part }) => setLoaded({ Part }),
      (problem: unknown) => console.error('A part of the page could not be loaded.', problem),
    );
  }, [load]);
  return loaded && <loaded.Part {...props} />;
}

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
