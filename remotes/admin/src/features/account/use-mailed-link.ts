import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { adminToken } from '../../office/admin-token.ts';
import type { Arrival } from '../../office/arrival.ts';
import { mailedLink } from './credentials.rules.ts';

/** The link of a mail that led to this page; nothing is sent before a button is pressed, so mail scanners use none up. */
export function useMailedLink() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => mailedLink(hash));
  useEffect(() => {
    // Out of the address at once, so that it is in no history and no screenshot.
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  return {
    ...link,
    /** Leads to the sign-in screen, which shows the sentence, once every session has ended. */
    signInAgain(sentence: string) {
      adminToken.forget();
      const arrival: Arrival = { sentence };
      void navigate('/admin', { replace: true, state: arrival });
    },
  };
}
