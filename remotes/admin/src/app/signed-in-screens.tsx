import { useCallback, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Arrival } from '../office/arrival.ts';
import { SessionContext, type Session } from '../office/session.ts';
import { useKeepAlive } from '../office/use-keep-alive.ts';
import { useToken } from '../office/use-token.ts';
import { useMayLeave } from '../office/unsaved-provider.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { CheckingLogin } from './checking-login.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useApolloClient } from '@apollo/client/react';
import { adminToken } from '../office/admin-token.ts';
import { SignOutDocument } from '../office/viewer.generated.ts';

/**
 * The guard: without a valid token it leads to /admin, and back to the requested screen after the sign-in. A session
 * that ends later, here, on the server or in another tab, leaves the screen as it is under a dialog for the
 * password.
 */
export function SignedInScreens() {
  const token = useToken();
  const { pathname, search } = useLocation();
  const [left, setLeft] = useState<Arrival>();
  const [viewer, setViewer] = useState<Session['viewer']>();
  const startAgain = useCallback(() => setViewer(undefined), []);

  if (token === null && (left || !viewer)) {
    const arrival: Arrival = left ?? { from: pathname + search };
    return <Navigate to="/admin" replace state={arrival} />;
  }
  if (!viewer) return <CheckingLogin onSignedIn={setViewer} />;
  return <Screens viewer={viewer} onLeave={setLeft} onStartAgain={startAgain} />;
}

type ScreensProps = {
  viewer: Session['viewer'];
  onLeave: (arrival: Arrival) => void;
  onStartAgain: () => void;
};

function Screens({ viewer, onLeave, onStartAgain }: ScreensProps) {
  const signOut = useSignOut();
  const mayLeave = useMayLeave();
  useKeepAlive();

  const session = useMemo<Session>(
    () => ({
      viewer,
      signOut() {
        void mayLeave().then((may) => {
          if (!may) return;
          // After a deliberate Logout the next sign-in starts at the dashboard.
          onLeave({});
          return signOut();
        });
      },
      end(sentence) {
        onLeave({ sentence });
        void signOut();
      },
    }),
    [viewer, mayLeave, onLeave, signOut],
  );
  return (
    <SessionContext value={session}>
      <AdminLayout>
        <Outlet />
      </AdminLayout>
      <SessionEnded
        viewer={viewer}
        onLeave={() => void mayLeave().then((may) => may && onStartAgain())}
      />
    </SessionContext>
  );
}

/** Ends the session on the server and here; what was read with it goes too. */
function useSignOut() {
  const client = useApolloClient();

  return async () => {
    await client.mutate({ mutation: SignOutDocument }).catch((problem: unknown) => {
      // The token was removed from this browser in any case, and expires on the server.
      console.info('The sign-out could not be sent to the server.', problem);
    });
    adminToken.forget();
    await client.clearStore();
  };
}
