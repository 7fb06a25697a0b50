import { createContext, use } from 'react';

/** The signed-in administrator, and how a session ends. */
export interface Session {
  viewer: { id: string; email: string };
  /** Logout: ends the session on the server and in every tab, and leads to the sign-in screen. */
  signOut(): void;
  /**
   * Leads to the sign-in screen once the server has ended the session, such as after a new password; it shows
   * the sentence.
   */
  end(sentence: string): void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** @throws outside the screens that need a sign-in */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('This screen needs a signed-in administrator.');
  return session;
}
