import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { remoteIn, stackOf } from '../federation/error-text.rules.ts';
import { partName, type PartOfPage } from './part-name.rules.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { usePreviousVersion } from './use-previous-version.ts';
import { useRetry } from './use-retry.ts';

type Failed = PartOfPage & { name: string };

/** The fallback of a remote whose screen threw, or whose chunk did not load. */
export function RemoteProblem({ remote }: { remote: Failed }) {
  const { name } = remote;
  const problem = useRouteError();
  usePreviousVersion(name, problem);
  const { isRetrying, retry } = useRetry({ problem, remoteName: name });
  const thrower = remoteIn(stackOf(problem)) ?? name;
  useEffect(() => console.error(`The remote '${thrower}' failed.`, problem), [thrower, problem]);
  return (
    <ProblemScreen title={partName(remote)} isRetrying={isRetrying} onRetry={() => void retry()} />
  );
}
