import { type DataSource } from 'typeorm';
import { describedVersion } from '../versions/versions.ts';
import { withdrawnOf } from '../versions/withdrawals.ts';
import { previousVersion } from './channel.rules.ts';
import { type ChannelSnapshot, historyOf, type LiveRemote } from './channels.ts';

/** A live remote with the version that visitors get while the live one does not load. */
export interface RemoteWithPrevious extends LiveRemote {
  previous?: Pick<LiveRemote, 'version' | 'manifest'>;
}

/** Adds to each remote what was live before. */
export const withPreviousVersions = (
  db: DataSource,
  channel: string,
  { remotes }: ChannelSnapshot,
): Promise<RemoteWithPrevious[]> =>
  Promise.all(
    remotes.map(async (live) => {
      const version = previousVersion(
        await historyOf(db, channel, live.remote),
        await withdrawnOf(db, live.remote),
      );
      const described = version && (await describedVersion(db, live.remote, version));
      return described ? { ...live, previous: { version, manifest: described.manifest } } : live;
    }),
  );
