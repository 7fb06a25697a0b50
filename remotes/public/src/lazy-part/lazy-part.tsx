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

/** The parts that were fetched ahead, by their `load`. */
const fetched = new Map<unknown, unknown>();

function lazyFor<Props>(load: Load<Props>) {
  const part = fetched.get(load) as ComponentType<Props> | undefined;
  // A promise would show the skeleton for a moment although the part is there.
  const now = { then: (resolve: (module: unknown) => void) => resolve({ default: part }) };
  return lazy(part ? () => now as Promise<never> : async () => ({ default: await load() }));
}

/** Fetches the code of a part that is likely to be rendered soon. If that fails, rendering it fetches it again. */
export const fetchAhead = (load: Load<never>) =>
  load().then(
    (Part) => void fetched.set(load, Part),
    () => undefined,
  );

/** The handlers of what opens a part: its code is fetched when a pointer, a finger or the focus comes to it. */
export const fetchOnIntent = (load: Load<never>) => {
  const onIntent = () => void fetchAhead(load);
  return { onPointerEnter: onIntent, onFocus: onIntent };
};

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
