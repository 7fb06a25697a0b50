import { setTimeout as wait } from 'node:timers/promises';
import { type Administrator, newId, query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import {
  failureWindowMs,
  isSessionLive,
  type Session,
  signInDelayMs,
  toAccountEmail,
} from './account.rules.ts';
import { administratorWith } from './administrators.ts';
import { type Tokens } from './tokens.ts';

export interface Sessions {
  /** A token for the right address and password; undefined otherwise, after the same time. */
  signIn(credentials: {
    email: string;
    password: string;
    address: string;
  }): Promise<string | undefined>;
  /** The administrator whose live session the token names; using it keeps it alive. */
  administratorOf(token: string | undefined): Promise<Administrator | undefined>;
  signOut(token: string | undefined): Promise<void>;
  /** What tokens are checked with. */
  publicJwk: Tokens['publicJwk'];
}

export function openSessions(db: DataSource, tokens: Tokens): Sessions {
  return {
    publicJwk: tokens.publicJwk,

    async signIn({ email, password, address }) {
      await wait(signInDelayMs(await recentFailures(db, email, address)));
      const administrator = await administratorWith(db, email, password);
      if (!administrator) {
        await query(
          db,
          'INSERT INTO sign_in_failures (id, email, address) VALUES (:id, :email, :address)',
          {
            id: newId(),
            email: toAccountEmail(email),
            address,
          },
        );
        return undefined;
      }
      const session = { id: newId(), administratorId: administrator.id };
      await query(
        db,
        'INSERT INTO sessions (id, administrator_id) VALUES (:id, :administratorId)',
        session,
      );
      return tokens.sign(session);
    },

    async administratorOf(token) {
      const session = token && (await tokens.sessionOf(token));
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

    async signOut(token) {
      const session = token && (await tokens.sessionOf(token));
      if (session)
        await query(
          db,
          'UPDATE sessions SET ended_at = now() WHERE id = :id AND ended_at IS NULL',
          { id: session.id },
        );
    },
  };
}

/** Wrong passwords for this account or from this address, whichever are more; older ones are forgotten on the way. */
async function recentFailures(db: DataSource, email: string, address: string): Promise<number> {
  await query(
    db,
    `DELETE FROM sign_in_failures WHERE at < now() - :window * interval '1 millisecond'`,
    { window: failureWindowMs },
  );
  const [row] = await query<{ failures: number }>(
    db,
    `SELECT greatest(count(*) FILTER (WHERE email = :email), count(*) FILTER (WHERE address = :address))::int AS failures
     FROM sign_in_failures WHERE email = :email OR address = :address`,
    { email: toAccountEmail(email), address },
  );
  return row?.failures ?? 0;
}
