import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import type { RemoteOnPage } from '../page/page-data.ts';
import { partName } from './part-name.rules.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { usePreviousVersion } from './use-previous-version.ts';
import { useRetry } from './use-retry.ts';

type Failed = Pick<RemoteOnPage, 'name' | 'title' | 'hasLayout'>;

/** The fallback of a remote whose screen threw, or whose chunk did not load. */
export function RemoteProblem({ remote }: { remote: Failed }) {
  const { name } = remote;
  const problem = useRouteError();
  usePreviousVersion(name, problem);
  const { isRetrying, retry } = useRetry({ problem, remoteName: name });
  useEffect(() => console.error(`The remote '${name}' failed.`, problem), [name, problem]);
  return (
    <ProblemScreen title={partName(remote)} isRetrying={isRetrying} onRetry={() => void retry()} />
  );
}
