import { useEffect, useState } from 'react';
import { useQueryState, type QueryState } from '@larkfare/ui-kit';
import { requestRegistry } from './request-registry.ts';

/** Reloads the data of a view. */
export type Refetch = QueryState<unknown>['refetch'];

type Loaded<Body> = { path: string; data?: Body; error?: Error };

/** A query of the registry over REST. Its data stays in view while it is reloaded. */
export function useRegistryQuery<Body>(path: string, failure: string): QueryState<Body> {
  const [loaded, setLoaded] = useState<Loaded<Body>>();
  const [isRefetching, setIsRefetching] = useState(false);
  const load = (signal?: AbortSignal): Promise<Loaded<Body>> =>
    requestRegistry<Body>(path, { signal }).then(
      (data) => ({ path, data }),
      (error: Error) => ({ path, error }),
    );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void load(signal).then((next) => signal.aborted || setLoaded(next));
    return () => leaving.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` depends on the path only
  }, [path]);

  const current = loaded?.path === path ? loaded : undefined;
  const refetch = async () => {
    setIsRefetching(true);
    const next = await load();
    setLoaded((newest) => (newest && newest.path !== path ? newest : next));
    setIsRefetching(false);
    return next;
  };
  return useQueryState(
    { data: current?.data, error: current?.error, loading: isRefetching || !current, refetch },
    { select: (body) => body, failure },
  );
}
