import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { usePage } from '@larkfare/remote-contract';
import { Button } from '@larkfare/ui-kit';
import { remoteIn, stackOf } from '../federation/error-text.rules.ts';
import { usePageContext } from '../federation/page-context.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import type { RemoteOnPage } from '../page/page-data.ts';
import { PlainScreen } from './plain-screen.tsx';
import { usePreviousVersion } from './use-previous-version.ts';
import { useRetry } from './use-retry.ts';

type ProblemScreenProps = { title: string; isRetrying: boolean; onRetry(): void };

/** Shown instead of a screen that failed; the rest of the page still works. */
export function ProblemScreen({ title, isRetrying, onRetry }: ProblemScreenProps) {
  usePage({ title: 'Not available', description: `${title} is not available.`, noIndex: true });
  return (
    <PlainScreen
      heading={`${title} is not available right now`}
      text={
        navigator.onLine === false
          ? 'You seem to be offline. Check your connection, then try again.'
          : 'Part of this page could not be loaded. Please try again; if it keeps happening, ring us or come back in a few minutes.'
      }
    >
      <Button tone="action" size="large" disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying again…' : 'Try again'}
      </Button>
    </PlainScreen>
  );
}

/** Facts of a remote for messages about it; without a build its files are missing. */
export type PartOfPage = Pick<RemoteOnPage, 'title' | 'hasLayout'> & { build?: unknown };

/** The name of a failed part in a message. The site's own pages have no name for visitors; a partner's have, and have a build. */
export const partName = (remote?: PartOfPage): string =>
  remote?.build && !remote.hasLayout ? remote.title : 'This page';

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
