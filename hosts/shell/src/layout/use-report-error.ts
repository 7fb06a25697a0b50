import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The global error handler: logs the error and navigates to /error with the path to go back to. On /error it only logs. */
export function useReportError() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = useRef(pathname + search);
  useEffect(() => {
    path.current = pathname + search;
  }, [pathname, search]);

  return useCallback(
    (message: string, cause?: unknown) => {
      console.error(message, cause ?? '');
      const from = path.current;
      if (from === '/error' || from.startsWith('/error?')) return;
      path.current = '/error';
      void navigate('/error', { replace: true, state: { from } });
    },
    [navigate],
  );
}
