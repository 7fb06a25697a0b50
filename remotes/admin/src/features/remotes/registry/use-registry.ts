import { useEffect, useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { useQueryState, type QueryState } from '@larkfare/ui-kit';
import { useConfirm, type Question } from '../../../office/use-confirm.tsx';
import { RegistryError } from './registry-error.rules.ts';
import { requestRegistry, type RegistryRequest } from './request-registry.ts';
import { useRegistryView } from './registry-view.tsx';

type Method = 'GET' | 'POST';
type Loaded<Body> = { address: string; data?: Body; error?: Error };

const load = <Body>(path: string, method: Method, signal?: AbortSignal): Promise<Loaded<Body>> =>
  requestRegistry<Body>(path, { method, signal }).then(
    (data) => ({ address: path, data }),
    (error: Error) => ({ address: path, error }),
  );

/** A query of the registry over REST. Its data stays in view while it is reloaded. */
export function useRegistryQuery<Body>(
  path: string,
  failure: string,
  method: Method = 'GET',
): QueryState<Body> {
  const [loaded, setLoaded] = useState<Loaded<Body>>();
  const [isRefetching, setIsRefetching] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void load<Body>(path, method, signal).then((next) => signal.aborted || setLoaded(next));
    return () => leaving.abort();
  }, [path, method]);

  const current = loaded?.address === path ? loaded : undefined;
  const refetch = async () => {
    setIsRefetching(true);
    const next = await load<Body>(path, method);
    setLoaded((newest) => (newest && newest.address !== path ? newest : next));
    setIsRefetching(false);
    return next;
  };
  return useQueryState(
    { data: current?.data, error: current?.error, loading: isRefetching || !current, refetch },
    { select: (body) => body, failure },
  );
}

export type RegistryAction = RegistryRequest & {
  path: string;
  /** Confirms the action first. */
  question?: Question;
  /** The notice after success. */
  done?: string;
};

/** Sends a change to the registry and reloads the view, whether or not the change succeeded. */
export function useRegistryAction() {
  const confirm = useConfirm();
  const notify = useNotify();
  const { reload } = useRegistryView();
  const [isSending, setIsSending] = useState(false);

  const run = async ({ path, question, done, ...request }: RegistryAction) => {
    if (question && !(await confirm(question))) return;
    setIsSending(true);
    try {
      await requestRegistry(path, request);
      if (done) notify.success(done);
    } catch (problem) {
      if (!(problem instanceof RegistryError)) throw problem;
      notify.error(problem.message);
    }
    await reload();
    setIsSending(false);
  };
  return { isSending, run: (action: RegistryAction) => void run(action) };
}
