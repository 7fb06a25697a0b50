import { createContext, use } from 'react';

/** Who works here, and how they stop. */
export interface Session {
  viewer: { id: string; email: string };
  /** Logout: ends the session on the server and in every tab, and leads to the sign-in screen. */
  signOut(): void;
  /**
   * For what ended the session on the server already, such as a new password: leads to the sign-in screen, which says
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
