import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { adminToken } from './admin-token.ts';
import { readViewer } from './read-viewer.ts';

/** The server ends a session after 30 idle minutes; while the administrator types it is sent a request this often at most. */
const everyMs = 5 * 60_000;

/**
 * Typing is activity: the session is kept alive while the administrator types, up to the server's maximum. A session that has
 * ended meanwhile is noticed here rather than at the next save.
 */
export function useKeepAlive(): void {
  const client = useApolloClient();
  useEffect(() => {
    let sentAt = Date.now();
    const keepAlive = async () => {
      const token = adminToken.read();
      if (token === null || Date.now() - sentAt < everyMs) return;
      sentAt = Date.now();
      try {
        if ((await readViewer(client)) === null && adminToken.read() === token) adminToken.forget();
      } catch (problem) {
        // The next save queries the server in any case.
        console.info('The session could not be kept alive.', problem);
      }
    };
    const hear = () => void keepAlive();
    document.addEventListener('input', hear);
    return () => document.removeEventListener('input', hear);
  }, [client]);
}
