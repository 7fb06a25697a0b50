import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { adminToken } from './admin-token.ts';
import { readViewer } from './read-viewer.ts';
import type { Session } from './session.ts';
import { useToken } from './use-token.ts';

type Viewer = Session['viewer'];

/**
 * Whether the administrator who opened this page is signed in. A new token, from here or from another tab, is
 * compared with them first; then the requests that were refused meanwhile are sent again.
 */
export function useSameAdministrator(viewer: Viewer) {
  const client = useApolloClient();
  const token = useToken();
  const [verified, setVerified] = useState(token);
  /** The result for a new token: another administrator's, or an unavailable server. */
  const [checked, setChecked] = useState<{ token: string; other?: Viewer }>();

  useEffect(() => {
    if (verified !== null) adminToken.activate(verified);
  }, [verified]);
  useEffect(() => () => adminToken.deactivate(), []);

  useEffect(() => {
    if (token === null || token === verified) return undefined;
    let isCurrent = true;
    const compare = (current: Viewer | null) => {
      if (!isCurrent) return;
      if (current?.id === viewer.id) setVerified(token);
      else if (current) setChecked({ token, other: current });
      else adminToken.forget();
    };
    readViewer(client).then(compare, (problem: unknown) => {
      console.error('The login could not be checked.', problem);
      if (isCurrent) setChecked({ token });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, token, verified, viewer.id]);

  const result = checked?.token === token ? checked : undefined;
  return {
    isSame: token !== null && token === verified,
    other: result?.other,
    hasFailed: result !== undefined && !result.other,
  };
}
