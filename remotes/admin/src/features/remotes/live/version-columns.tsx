import type { Channel, Figures, Remote, Version } from '@larkfare/remote-cli/registry-api';
import { VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import type { Column } from '../../../list/record-table.tsx';
import { Who } from '../../../list/who.tsx';
import { DialogButton, Moment } from '../registry/cells.tsx';
import {
  channelTitle,
  mayActivate,
  shareOf,
  sizeInWords,
  versionIn,
} from '../registry/remotes.rules.ts';
import { TrustBadge } from '../review/trust-badge.tsx';
import { VersionSource } from '../review/version-source.tsx';
import styles from '../registry/remotes.module.css';
import type { StartChange } from './change-dialog.tsx';
import { FiguresCell } from './figures-cell.tsx';
import { availabilityTitle } from './version-dialogs.tsx';

interface VersionColumnsOptions {
  remote: Remote;
  channels: readonly Channel[];
  /** The reports of each version; absent while they are unavailable. */
  figures: readonly Figures[] | undefined;
  startChange: StartChange;
  startPreview: (version: string) => void;
  startDecision: (version: Version) => void;
}

/** A version and its publisher, with a column for each channel that shows it live or activates it. */
export const versionColumns = ({
  remote,
  channels,
  figures,
  startChange,
  startPreview,
  startDecision,
}: VersionColumnsOptions): Column<Version>[] => [
  {
    heading: 'Version',
    cell: (published) => {
      const { version, trust, withdrawn } = published;
      return (
        <span className={styles.stack}>
          {version}
          {withdrawn ? (
            <>
              <span className={styles.revoked}>{availabilityTitle(withdrawn.availability)}</span>
              <span className={styles.small}>{withdrawn.reason}</span>
            </>
          ) : (
            <TrustBadge trust={trust} />
          )}
          <Link
            to={`?remote=${remote.name}&review=${encodeURIComponent(version)}`}
            className={styles.whole}
          >
            Review<VisuallyHidden> {version}</VisuallyHidden>
          </Link>
          {!withdrawn && (
            <DialogButton label="Preview" subject={version} onClick={() => startPreview(version)} />
          )}
          <DialogButton
            label="Availability"
            subject={`of ${version}`}
            onClick={() => startDecision(published)}
          />
        </span>
      );
    },
    isRowHeading: true,
  },
  ...channels.map((channel): Column<Version> => ({
    heading: channelTitle(channel.name),
    cell: ({ version, withdrawn }) =>
      withdrawn ? (
        <span className={styles.nothing}>Withdrawn</span>
      ) : (
        <Place remote={remote} channel={channel} version={version} startChange={startChange} />
      ),
  })),
  {
    heading: 'Loads in 24 h',
    cell: ({ version }) => (
      <FiguresCell
        version={version}
        figures={figures?.find((each) => each.version === version)}
        isLoaded={figures !== undefined}
        errorsAt={`?remote=${remote.name}&errors=${encodeURIComponent(version)}`}
      />
    ),
  },
  {
    heading: 'Published',
    cell: ({ publishedAt, publishedBy, build, bytes, contentHash, ...from }) => (
      <span className={styles.stack}>
        <Moment at={publishedAt} />
        <span className={styles.small}>
          <Who name={publishedBy} />
        </span>
        <details className={styles.build}>
          <summary>Build of {sizeInWords(bytes)}</summary>
          <dl>
            <dt>Build</dt>
            <dd className={styles.code}>{build}</dd>
            <dt>Content hash</dt>
            <dd className={styles.code}>{contentHash}</dd>
            <dt>Source</dt>
            <dd>
              <VersionSource {...from} />
            </dd>
          </dl>
        </details>
      </span>
    ),
    breaks: true,
  },
];

type PlaceProps = Pick<VersionColumnsOptions, 'remote' | 'startChange'> & {
  channel: Channel;
  version: string;
};

function Place({ remote, channel, version, startChange }: PlaceProps) {
  if (versionIn(remote, channel.name) === version)
    return (
      <span>
        <span className={styles.live}>Live</span>
      </span>
    );
  const share = shareOf(remote, channel.name, version);
  return (
    <span className={styles.stack}>
      {share !== undefined && <span className={styles.trial}>{share}% of visitors</span>}
      {mayActivate(channel) ? (
        <DialogButton
          label="Activate"
          subject={`${version} in ${channel.name}`}
          onClick={() =>
            startChange({ kind: 'activate', channel: channel.name, remote: remote.name, version })
          }
        />
      ) : (
        <span className={styles.nothing}>Locked</span>
      )}
    </span>
  );
}
