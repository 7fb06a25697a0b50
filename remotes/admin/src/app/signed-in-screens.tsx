import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Arrival } from '../session/arrival.ts';
import { SessionContext, type Session } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useToken } from '../session/use-token.ts';
import { useMayLeave } from '../unsaved/unsaved-provider.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { CheckingLogin } from './checking-login.tsx';

/**
 * The guard: whoever has no good token is led to /admin, and back to what they asked for once they have signed in. It
 * hears at once when the session ends, be it here, on the server or in another tab.
 */
export function SignedInScreens() {
  const token = useToken();
  const { pathname, search } = useLocation();
  const [left, setLeft] = useState<Arrival>();

  if (token === null) {
    const arrival: Arrival = left ?? { from: pathname + search };
    return <Navigate to="/admin" replace state={arrival} />;
  }
  return <CheckingLogin>{(viewer) => <Screens viewer={viewer} onLeave={setLeft} />}</CheckingLogin>;
}

type ScreensProps = { viewer: Session['viewer']; onLeave: (arrival: Arrival) => void };

function Screens({ viewer, onLeave }: ScreensProps) {
  const signOut = useSignOut();
  const mayLeave = useMayLeave();

  const session = useMemo<Session>(
    () => ({
      viewer,
      signOut() {
        void mayLeave().then((may) => {
          if (!may) return;
          // Whoever left on purpose starts at the dashboard next time.
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
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    </SessionContext>
  );
}
