import { query } from '@larkfare/service-kit';
import { type DataSource } from 'typeorm';
import { type Channel } from '../channels/channels.ts';
import { type Trust, trustOf } from '../trust/trust.rules.ts';

/** A remote with a deploy token or a published version, and where it is live. */
export interface RemoteOverview {
  name: string;
  title: string;
  /** Published last; null if nothing was published yet. */
  latest: { version: string; publishedAt: string } | null;
  /** An unreviewed remote runs in a sandbox. */
  trust: Trust;
  /** All decisions about it, latest first. */
  reviews: { trust: Trust; decidedBy: string; decidedAt: string }[];
  /** The channels where it is live, by name. */
  live: {
    channel: string;
    version: string;
    since: string;
    /** A gradual rollout of another version, with its percentage of visitors. */
    trial: { version: string; share: number } | null;
  }[];
}

export const allChannels = (db: DataSource): Promise<Channel[]> =>
  query<Channel>(
    db,
    `SELECT name, revision, locked_reason AS "lockedReason", locked_by AS "lockedBy"
     FROM channels ORDER BY name = 'production' DESC, name`,
  );

export async function allRemotes(db: DataSource): Promise<RemoteOverview[]> {
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
