import { useEffect } from 'react';
import { usePage } from '@larkfare/remote-contract';
import { adminToken } from '../office/admin-token.ts';
import { ProblemPanel } from '@larkfare/ui-kit';
import type { Session } from '../office/session.ts';
import styles from './layout/admin-layout.module.css';
import { useQuery } from '@apollo/client/react';
import { ViewerDocument } from '../office/viewer.generated.ts';

type CheckingLoginProps = { onSignedIn: (viewer: Session['viewer']) => void };

/** Verifies the token with the server before anything of the back office is shown; a bad one is deleted. */
export function CheckingLogin({ onSignedIn }: CheckingLoginProps) {
  const { viewer, hasFailed, isLoading, retry } = useViewer();
  useEffect(() => {
    if (viewer) onSignedIn(viewer);
    if (viewer === null) adminToken.forget();
  }, [viewer, onSignedIn]);
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

/** The administrator of the token, queried each time the back office is entered. */
function useViewer() {
  const { data, error, loading, refetch } = useQuery(ViewerDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  return {
    /** Null when the token is good for nothing any more. */
    viewer: loading ? undefined : data?.viewer,
    hasFailed: !loading && !data && error !== undefined,
    isLoading: loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
