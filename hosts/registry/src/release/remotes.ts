import { type Channel, type Remote } from '@larkfare/remote-cli/registry-api';
import { query } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';
import { reviewedVersions } from '../trust/reviews.ts';
import { sitesOwn } from '../versions/own-remotes.rules.ts';

export const allChannels = (db: DataSource): Promise<Channel[]> =>
  query<Channel>(
    db,
    `SELECT name, revision, locked_reason AS "lockedReason", locked_by AS "lockedBy"
     FROM channels ORDER BY name = 'production' DESC, name`,
  );

export const remoteExists = async (db: DataSource, name: string): Promise<boolean> =>
  (await query(db, 'SELECT FROM remotes WHERE name = :name', { name })).length > 0;

type Row = Omit<Remote, 'live'> & { live: Omit<Remote['live'][number], 'trust'>[] };

/** Every remote with a deploy token or a published version, and where it is live. */
export async function allRemotes(db: DataSource): Promise<Remote[]> {
  const remotes = await query<Row>(
    db,
    `SELECT r.name, r.title, latest.row AS latest, coalesce(live.rows, '[]') AS live
     FROM remotes r
     LEFT JOIN LATERAL (
       SELECT jsonb_build_object('version', version, 'publishedAt', published_at) AS row
       FROM versions WHERE remote = r.name ORDER BY published_at DESC, version DESC LIMIT 1
     ) latest ON true
     LEFT JOIN LATERAL (
       SELECT jsonb_agg(
                jsonb_build_object(
                  'channel', channel, 'version', coalesce(to_version, :sitesOwn), 'since', changed_at,
                  'trial', CASE WHEN candidate IS NOT NULL THEN
                    jsonb_build_object('version', candidate, 'share', share)
                  END
                )
                ORDER BY channel
              ) AS rows
       FROM (SELECT DISTINCT ON (channel) channel, to_version, changed_at, candidate, share
             FROM channel_revisions
             WHERE remote = r.name ORDER BY channel, revision DESC) last
       WHERE coalesce(to_version, candidate) IS NOT NULL
     ) live ON true
     ORDER BY r.title, r.name`,
    { sitesOwn },
  );
  const isReviewed = await reviewedVersions(db);
  return remotes.map(({ live, ...remote }) => ({
    ...remote,
    live: live.map((place) => ({
      ...place,
      trust:
        place.version === sitesOwn || isReviewed(remote.name, place.version)
          ? 'reviewed'
          : 'unreviewed',
    })),
  }));
}
