import { useCallback, useEffect, useState } from 'react';
import { useLoading } from '@larkfare/remote-contract';
import { askRegistry } from './ask-registry.ts';

interface Read<Body> {
  path: string;
  turn: number;
  body?: Body;
}

/** Reads something of the registry; what was read stays in sight while it is read again. */
export function useRegistryQuery<Body>(path: string) {
  const [turn, setTurn] = useState(0);
  const [read, setRead] = useState<Read<Body>>();

  useEffect(() => {
    const leaving = new AbortController();
    askRegistry<Body>(path, { signal: leaving.signal }).then(
      (answer) => {
        if (leaving.signal.aborted) return;
        setRead({ path, turn, ...('done' in answer && { body: answer.done }) });
      },
      () => undefined, // Aborted: the screen is gone.
    );
    return () => leaving.abort();
  }, [path, turn]);

  const isLoading = read?.path !== path || read.turn !== turn;
  useLoading(isLoading);
  const refetch = useCallback(() => setTurn((now) => now + 1), []);
  const body = read?.path === path ? read.body : undefined;
  return { body, isLoading, hasFailed: !isLoading && body === undefined, refetch };
}
