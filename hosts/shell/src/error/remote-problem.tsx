import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ProblemScreen } from './problem-screen.tsx';
import { usePreviousVersion } from './use-previous-version.ts';
import { useRetry } from './use-retry.ts';

/** The fallback of a remote whose screen threw, or whose chunk did not load. */
export function RemoteProblem({ name, title }: { name: string; title: string }) {
  const problem = useRouteError();
  usePreviousVersion(name, problem);
  const { isRetrying, retry } = useRetry({ problem, remoteName: name });
  useEffect(() => console.error(`The remote '${name}' failed.`, problem), [name, problem]);
  return <ProblemScreen title={title} isRetrying={isRetrying} onRetry={() => void retry()} />;
}
