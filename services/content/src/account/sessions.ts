import {
  type Administrator,
  clientTag,
  newId,
  newSessionSecret,
  query,
  type RequestHeaders,
  sessionSecretHash,
} from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { log } from '../log.ts';
import { isSessionLive, type Session } from './account.rules.ts';
import { type Account } from './administrators.ts';
import { checkPassword, type Wait } from './password-check.ts';
import { type Tokens } from './tokens.ts';

export interface Sessions {
  /** A token for the right address and password; every failure takes the same time. */
  signIn(credentials: {
    email: string;
    password: string;
    address: string;
    /** A browser's token is bound to a cookie. */
    isBrowser?: boolean;
  }): Promise<{ token: string; secret?: string } | 'wrong' | 'busy'>;
  /** The administrator whose live session the request's token names; using it keeps it alive. */
  administratorOf(headers: RequestHeaders): Promise<Administrator | undefined>;
  signOut(headers: RequestHeaders): Promise<void>;
  /** What tokens are checked with. */
  publicJwk: Tokens['publicJwk'];
}

export function openSessions(db: DataSource, tokens: Tokens, pause?: Wait): Sessions {
  return {
    publicJwk: tokens.publicJwk,

    async signIn({ password, isBrowser, ...guesser }) {
      const account = await checkPassword(db, guesser, password, pause);
      if (account === 'wrong' || account === 'busy') {
        log.warn({ client: clientTag(guesser.address), reason: account }, 'a sign-in was refused');
        return account;
      }
      const session = await beginSession(db, account);
      if (!session) return 'wrong';
      if (!isBrowser) return { token: await tokens.sign(session) };
      const secret = newSessionSecret();
      return { token: await tokens.sign(session, sessionSecretHash(secret)), secret };
    },

    async administratorOf(headers) {
      const session = await tokens.sessionOf(headers);
      if (!session) return undefined;
      const [row] = await query<Session & { email: string }>(
        db,
        `SELECT s.created_at AS "createdAt", last_used_at AS "lastUsedAt", ended_at AS "endedAt", a.email
         FROM sessions s JOIN administrators a ON a.id = administrator_id
         WHERE s.id = :id AND administrator_id = :administratorId`,
        { ...session },
      );
      if (!row || !isSessionLive(row, new Date())) return undefined;
      await query(
        db,
        `UPDATE sessions SET last_used_at = now() WHERE id = :id AND last_used_at < now() - interval '1 minute'`,
        { id: session.id },
      );
      return { id: session.administratorId, email: row.email };
    },

    async signOut(headers) {
      const session = await tokens.sessionOf(headers);
      if (session)
        await query(
          db,
          'UPDATE sessions SET ended_at = now() WHERE id = :id AND ended_at IS NULL',
          { id: session.id },
        );
    },
  };
}

/** None when the password or the address was changed since it was looked at: that ended every session, this one too. */
async function beginSession(db: DataSource, { id: administratorId, email, passwordHash }: Account) {
  const session = { id: newId(), administratorId };
  const begun = await query(
    db,
    `INSERT INTO sessions (id, administrator_id)
     SELECT :id, id FROM administrators
      WHERE id = :administratorId AND email = :email AND password_hash = :passwordHash FOR SHARE
     RETURNING id`,
    { ...session, email, passwordHash },
  );
  return begun.length ? session : undefined;
}
