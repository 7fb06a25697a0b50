import { useEffect, useState } from 'react';
import { useQueryState, type QueryState } from '@larkfare/ui-kit';
import { askRegistry } from './ask-registry.ts';

/** Reloads what a view shows. */
export type Refetch = QueryState<unknown>['refetch'];

type Loaded<Body> = { path: string; data?: Body; error?: Error };

async function load<Body>(path: string, signal?: AbortSignal): Promise<Loaded<Body>> {
  const answer = await askRegistry<Body>(path, { signal });
  return 'done' in answer
    ? { path, data: answer.done }
    : { path, error: new Error(answer.refusal.message) };
}

/** A query of the registry over REST. Its data stays in view while it is reloaded. */
export function useRegistryQuery<Body>(path: string, failure: string): QueryState<Body> {
  const [loaded, setLoaded] = useState<Loaded<Body>>();
  const [isRefetching, setIsRefetching] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    // Rejects only when it is aborted: the path has changed, or the user has left the screen.
    load<Body>(path, leaving.signal).then(setLoaded, () => undefined);
    return () => leaving.abort();
  }, [path]);

  const current = loaded?.path === path ? loaded : undefined;
  const refetch = async () => {
    setIsRefetching(true);
    const next = await load<Body>(path);
    setLoaded((newest) => (newest && newest.path !== path ? newest : next));
    setIsRefetching(false);
    return next;
  };
  return useQueryState(
    { data: current?.data, error: current?.error, loading: isRefetching || !current, refetch },
    { select: (body) => body, failure },
  );
}
