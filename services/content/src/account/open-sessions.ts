import { query } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';
import { type AccountSession } from './account.input.ts';
import { isSessionLive, type Session, sessionLimitMs } from './account.rules.ts';
import { type LiveSession } from './sessions.ts';

/** The administrator's sessions that have not ended, the calling one first. */
export async function openSessionsOf(
  db: DataSource,
  { id, administrator }: LiveSession,
): Promise<AccountSession[]> {
  const rows = await query<Session & AccountSession>(
    db,
    `SELECT id, created_at AS "createdAt", last_used_at AS "lastUsedAt", ended_at AS "endedAt",
            coalesce(network, 'unknown') AS network, coalesce(agent, 'unknown') AS agent, id = :id AS "isCurrent"
       FROM sessions
      WHERE administrator_id = :administratorId AND ended_at IS NULL
        AND created_at > now() - :sessionLimitMs * interval '1 millisecond'
      ORDER BY id = :id DESC, last_used_at DESC, id`,
    { id, administratorId: administrator.id, sessionLimitMs },
  );
  return rows.filter((row) => isSessionLive(row, new Date()));
}

/** Ends one session of that administrator, or all but the calling one. @returns how many were ended */
export async function endSessions(
  db: DataSource,
  { id, administrator }: LiveSession,
  which: { id: string } | 'others',
): Promise<number> {
  const ended = await query(
    db,
    `UPDATE sessions SET ended_at = now()
      WHERE administrator_id = :administratorId AND ended_at IS NULL AND ${which === 'others' ? 'id <> :id' : 'id = :id'}
     RETURNING id`,
    { administratorId: administrator.id, id: which === 'others' ? id : which.id },
  );
  return ended.length;
}
