import { useEffect, type ReactNode } from 'react';
import { adminToken, usePage } from '@larkfare/remote-contract';
import { ProblemPanel } from '@larkfare/ui-kit';
import type { Session } from '../session/session.ts';
import { useViewer } from '../session/use-viewer.ts';
import styles from './checking-login.module.css';

type CheckingLoginProps = { children: (viewer: Session['viewer']) => ReactNode };

/** Verifies the token with the server before anything of the back office is shown; a bad one is forgotten. */
export function CheckingLogin({ children }: CheckingLoginProps) {
  const { viewer, hasFailed, isLoading, retry } = useViewer();
  const isRefused = viewer === null;
  useEffect(() => {
    if (isRefused) adminToken.forget();
  }, [isRefused]);

  if (viewer) return children(viewer);
  return (
    <Waiting>
      {hasFailed ? (
        <ProblemPanel
          title="Your login could not be checked."
          onRetry={retry}
          isRetrying={isLoading}
        />
      ) : (
        <p role="status" className={styles.words}>
          Checking login…
        </p>
      )}
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  usePage({ title: 'Back office', description: 'For administrators.', noIndex: true });
  return (
    <main id="main" className={styles.screen}>
      {children}
    </main>
  );
}
