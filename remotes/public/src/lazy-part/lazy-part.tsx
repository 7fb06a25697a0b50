import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { ProblemPanel } from '@larkfare/ui-kit';

type Load<Props> = () => Promise<ComponentType<Props>>;

type LazyPartProps<Props> = {
  /** Loads the part's code. Pass the same function at every render. */
  load: Load<Props>;
  /** Shown while the code is loading. */
  loading: ReactNode;
  /** The message when the code cannot be loaded, in one sentence. */
  problem: string;
  children: (Part: LazyExoticComponent<ComponentType<Props>>) => ReactNode;
};

/**
 * A part of a page whose code is loaded when it is rendered. If the code cannot be loaded, only this part fails and
 * not the page.
 */
export function LazyPart<Props>({ load, loading, problem, children }: LazyPartProps<Props>) {
  // A failed import stays failed in its lazy component, so each attempt has a new one.
  const [{ Part, attempt }, setAttempt] = useState(() => ({ Part: lazyFor(load), attempt: 1 }));
  const retry = () => setAttempt({ Part: lazyFor(load), attempt: attempt + 1 });

  return (
    <Boundary key={attempt} fallback={<ProblemPanel title={problem} onRetry={retry} />}>
      <Suspense fallback={loading}>{children(Part)}</Suspense>
    </Boundary>
  );
}

const lazyFor = <Props,>(load: Load<Props>) => lazy(async () => ({ default: await load() }));

class Boundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
