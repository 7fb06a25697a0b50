import type { Channel, Remote } from '@larkfare/remote-cli/registry-api';
import { LivePlace } from './live-place.tsx';
import { channelTitle, mayActivate } from '../registry/remotes.rules.ts';
import type { AskForChange } from './use-change-dialog.tsx';
import styles from '../registry/remotes.module.css';

type RemotePlacesProps = { remote: Remote; channels: readonly Channel[]; ask: AskForChange };

/** Which version each channel has of a remote, and the way back. */
export const RemotePlaces = ({ remote, channels, ask }: RemotePlacesProps) => (
  <div className={styles.places}>
    {channels.map((channel) => (
      <section key={channel.name} className={styles.place} aria-label={channelTitle(channel.name)}>
        <h2 className={styles.placeName}>{channelTitle(channel.name)}</h2>
        {!mayActivate(channel) && (
          <p className={styles.small}>
            Locked: “{channel.lockedReason}”, {channel.lockedBy}.
          </p>
        )}
        <LivePlace remote={remote} channel={channel.name} ask={ask} />
      </section>
    ))}
  </div>
);
