import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { usePageOnScreen } from '../page/page-on-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import { useTryAgain } from './use-try-again.ts';

/** The fallback panel of a remote that did not load at all, and of the shell's own faults. */
export function ScreenProblem() {
  const problem = useRouteError();
  const { data } = usePageOnScreen();
  const name = problem instanceof RemoteFailure ? problem.remoteName : undefined;
  const { isTrying, tryAgain } = useTryAgain({ problem, remoteName: name });
  useEffect(() => console.error(problem), [problem]);

  const title = data.remotes.find((remote) => remote.name === name)?.title ?? 'This page';
  return <ProblemScreen what={title} isTrying={isTrying} onTryAgain={() => void tryAgain()} />;
}
