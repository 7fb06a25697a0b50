import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { usePageContext } from '../federation/page-context.tsx';
import { partName } from './part-name.rules.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { usePreviousVersion } from './use-previous-version.ts';
import { useRetry } from './use-retry.ts';

/** The fallback of a remote that did not load at all, and of the shell's own errors. */
export function ScreenProblem() {
  const problem = useRouteError();
  const { data } = usePageContext();
  const name = problem instanceof RemoteFailure ? problem.remoteName : undefined;
  usePreviousVersion(undefined, problem);
  const { isRetrying, retry } = useRetry({ problem, remoteName: name });
  useEffect(() => console.error(problem), [problem]);

  const title = partName(data.remotes.find((remote) => remote.name === name));
  return <ProblemScreen title={title} isRetrying={isRetrying} onRetry={() => void retry()} />;
}
