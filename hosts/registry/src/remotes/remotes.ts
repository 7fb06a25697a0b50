import { query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { type Channel } from '../channels/channels.ts';
import { type Trust, trustOf } from '../trust/trust.rules.ts';

/** A remote that was ever published or given a token, with where it is live. */
export interface RemoteOverview {
  name: string;
  title: string;
  /** Published last; null before the first time. */
  latest: { version: string; publishedAt: string } | null;
  /** What nobody reviewed runs in a frame of its own. */
  trust: Trust;
  /** Every decision about that, the latest first. */
  reviews: { trust: Trust; decidedBy: string; decidedAt: string }[];
  /** The channels that have it, by name. */
  live: {
    channel: string;
    version: string;
    since: string;
    /** What some of the visitors try in place of it, and how many of 100; null when all have the same. */
    trial: { version: string; share: number } | null;
  }[];
}

export const everyChannel = (db: DataSource): Promise<Channel[]> =>
  query<Channel>(
    db,
    `SELECT name, revision, locked_reason AS "lockedReason", locked_by AS "lockedBy"
     FROM channels ORDER BY name = 'production' DESC, name`,
  );

export async function everyRemote(db: DataSource): Promise<RemoteOverview[]> {
  const remotes = await query<Omit<RemoteOverview, 'trust'>>(
    db,
    `SELECT r.name, r.title, latest.row AS latest, coalesce(live.rows, '[]') AS live,
            coalesce(reviewed.rows, '[]') AS reviews
     FROM remotes r
     LEFT JOIN LATERAL (
       SELECT jsonb_build_object('version', version, 'publishedAt', published_at) AS row
       FROM versions WHERE remote = r.name ORDER BY published_at DESC, version DESC LIMIT 1
     ) latest ON true
     LEFT JOIN LATERAL (
       SELECT jsonb_agg(
                jsonb_build_object(
                  'channel', channel, 'version', to_version, 'since', changed_at,
                  'trial', CASE WHEN candidate IS NOT NULL THEN
                    jsonb_build_object('version', candidate, 'share', share)
                  END
                )
                ORDER BY channel
              ) AS rows
       FROM (SELECT DISTINCT ON (channel) channel, to_version, changed_at, candidate, share
             FROM channel_revisions
             WHERE remote = r.name ORDER BY channel, revision DESC) last
       WHERE to_version IS NOT NULL
     ) live ON true
     LEFT JOIN LATERAL (
       SELECT jsonb_agg(
                jsonb_build_object('trust', trust, 'decidedBy', decided_by, 'decidedAt', decided_at)
                ORDER BY id DESC
              ) AS rows
       FROM reviews WHERE remote = r.name
     ) reviewed ON true
     ORDER BY r.title, r.name`,
  );
  return remotes.map((remote) => ({ ...remote, trust: trustOf(remote.reviews) }));
}
