import { newId, query } from '@larkfare/data-kit/database';
import { TooManyRequests } from '@larkfare/data-kit/refusals';
import {
  type Administrator,
  type NewSession,
  newSessionSecret,
  sessionSecretHash,
} from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { clientTag } from '@larkfare/server-kit/server';
import { type DataSource } from 'typeorm';
import { log } from '../log.ts';
import { isSessionLive, type Session } from './account.rules.ts';
import { type Account } from './administrators.ts';
import { originOf } from '../security-log/security-log.ts';
import { checkPassword } from './password-check.ts';
import { type Tokens } from './tokens.ts';

export interface LiveSession {
  id: string;
  administrator: Administrator;
}

export interface Sessions {
  /** A token for the right address and password; every failure takes the same time. */
  signIn(credentials: {
    email: string;
    password: string;
    address: string;
    /** The caller's credentials: a browser's token is bound to a cookie. */
    headers?: RequestHeaders;
  }): Promise<{ token: string; newSession?: NewSession } | 'wrong' | TooManyRequests>;
  /** The live session that the request's token names; using it keeps it alive. */
  sessionOf(headers: RequestHeaders): Promise<LiveSession | undefined>;
  signOut(headers: RequestHeaders): Promise<void>;
  publicKeys: Tokens['publicKeys'];
  deviceOf: Tokens['deviceOf'];
}

export function openSessions(db: DataSource, tokens: Tokens): Sessions {
  return {
    publicKeys: tokens.publicKeys,
    deviceOf: tokens.deviceOf,

    async signIn({ password, headers = {}, ...attempt }) {
      const device = await tokens.deviceOf(headers);
      const account = await checkPassword(db, { ...attempt, device }, password);
      if (account === 'wrong' || account instanceof TooManyRequests) {
        const reason = account === 'wrong' ? account : 'too many';
        log.warn({ client: clientTag(attempt.address), reason }, 'a sign-in was refused');
        return account;
      }
      const session = await beginSession(db, account, headers);
      if (!session) return 'wrong';
      if (headers['x-from-browser'] === undefined) return { token: await tokens.sign(session) };
      const secret = newSessionSecret();
      return {
        token: await tokens.sign(session, sessionSecretHash(secret)),
        newSession: { secret, device: await tokens.signDevice(account.id) },
      };
    },

    async sessionOf(headers) {
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
      return { id: session.id, administrator: { id: session.administratorId, email: row.email } };
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

/** None when the password or the address was changed since it was checked: that ended every session, this one too. */
async function beginSession(
  db: DataSource,
  { id: administratorId, email, passwordHash }: Account,
  headers: RequestHeaders,
) {
  const session = { id: newId(), administratorId };
  const inserted = await query(
    db,
    `INSERT INTO sessions (id, administrator_id, network, agent)
     SELECT :id, id, :network, :agent FROM administrators
      WHERE id = :administratorId AND email = :email AND password_hash = :passwordHash FOR SHARE
     RETURNING id`,
    { ...session, email, passwordHash, ...originOf(headers) },
  );
  return inserted.length ? session : undefined;
}
