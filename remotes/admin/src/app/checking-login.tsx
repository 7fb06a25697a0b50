import { useEffect } from 'react';
import { usePage } from '@larkfare/remote-contract';
import { adminToken } from '../office/admin-token.ts';
import { ProblemPanel } from '@larkfare/ui-kit';
import type { Session } from '../office/session.ts';
import { useViewer } from '../office/use-viewer.ts';
import styles from './layout/admin-layout.module.css';

type CheckingLoginProps = { onKnown: (viewer: Session['viewer']) => void };

/** Verifies the token with the server before anything of the back office is shown; a bad one is deleted. */
export function CheckingLogin({ onKnown }: CheckingLoginProps) {
  const { viewer, hasFailed, isLoading, retry } = useViewer();
  useEffect(() => {
    if (viewer) onKnown(viewer);
    if (viewer === null) adminToken.forget();
  }, [viewer, onKnown]);
  usePage({ title: 'Back office', description: 'For administrators.', noIndex: true });

  return (
    <main id="main" className={styles.checking}>
      {hasFailed ? (
        <ProblemPanel
          title="Your login could not be checked."
          onRetry={retry}
          isRetrying={isLoading}
        />
      ) : (
        <p role="status">Checking login…</p>
      )}
    </main>
  );
}
