import { type DataSource } from 'typeorm';
import { describedVersion } from '../versions/versions.ts';
import { versionBefore } from './channel.rules.ts';
import { type ChannelSnapshot, historyOf, type LiveRemote } from './channels.ts';

/** A live remote with the version that visitors get while the live one does not load. */
export interface BackedRemote extends LiveRemote {
  before?: Pick<LiveRemote, 'version' | 'manifest'>;
}

/** Adds to each remote what was live before. */
export const withVersionsBefore = (
  db: DataSource,
  channel: string,
  { remotes }: ChannelSnapshot,
): Promise<BackedRemote[]> =>
  Promise.all(
    remotes.map(async (live) => {
      const version = versionBefore(await historyOf(db, channel, live.remote));
      const described = version && (await describedVersion(db, live.remote, version));
      return described ? { ...live, before: { version, manifest: described.manifest } } : live;
    }),
  );
