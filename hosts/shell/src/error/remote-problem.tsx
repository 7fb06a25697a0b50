import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ProblemScreen } from './problem-screen.tsx';
import { useVersionBefore } from './use-version-before.ts';
import { useTryAgain } from './use-try-again.ts';

/** The fallback panel of a remote whose screen threw, or whose chunk did not come. */
export function RemoteProblem({ name, title }: { name: string; title: string }) {
  const problem = useRouteError();
  useVersionBefore(name);
  const { isTrying, tryAgain } = useTryAgain({ problem, remoteName: name });
  useEffect(() => console.error(`The remote '${name}' failed.`, problem), [name, problem]);
  return <ProblemScreen what={title} isTrying={isTrying} onTryAgain={() => void tryAgain()} />;
}
