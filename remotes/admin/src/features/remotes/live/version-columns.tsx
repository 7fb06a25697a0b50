import type { Channel, Figures, Remote, Version } from '@larkfare/remote-cli/registry-api';
import { Button, VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import type { Column } from '../../../records/record-table.tsx';
import { Who } from '../../../records/who.tsx';
import { availabilityTitle } from './availability.rules.ts';
import { FiguresCell } from './figures-cell.tsx';
import {
  channelTitle,
  mayActivate,
  shareOf,
  sizeInWords,
  versionIn,
} from '../registry/remotes.rules.ts';
import { TrustBadge } from '../review/trust-badge.tsx';
import type { AskForChange } from './use-change-dialog.tsx';
import { VersionSource } from '../review/version-source.tsx';
import styles from '../registry/remotes.module.css';

interface Around {
  remote: Remote;
  channels: readonly Channel[];
  /** What was reported of each version; absent when that is not known. */
  figures: readonly Figures[] | undefined;
  ask: AskForChange;
  /** Makes a link to look at a version. */
  preview: (version: string) => void;
  /** Asks whether a version is withdrawn. */
  decide: (version: Version) => void;
}

/** What a version is and who published it; each channel’s column has it live, or offers to make it so. */
export const versionColumns = ({
  remote,
  channels,
  figures,
  ask,
  preview,
  decide,
}: Around): Column<Version>[] => [
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
            <Button
              className={styles.whole}
              aria-haspopup="dialog"
              onClick={() => preview(version)}
            >
              Preview<VisuallyHidden> {version}</VisuallyHidden>
            </Button>
          )}
          <Button className={styles.whole} aria-haspopup="dialog" onClick={() => decide(published)}>
            Availability<VisuallyHidden> of {version}</VisuallyHidden>
          </Button>
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
        <Place remote={remote} channel={channel} version={version} ask={ask} />
      ),
  })),
  {
    heading: 'Loads in 24 h',
    cell: ({ version }) => (
      <FiguresCell
        version={version}
        figures={figures?.find((each) => each.version === version)}
        areKnown={figures !== undefined}
        errorsAt={`?remote=${remote.name}&errors=${encodeURIComponent(version)}`}
      />
    ),
  },
  {
    heading: 'Published',
    cell: ({ publishedAt, publishedBy, build, bytes, contentHash, ...from }) => (
      <span className={styles.stack}>
        <time dateTime={publishedAt}>{timeOfMoment(publishedAt)}</time>
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

type PlaceProps = Pick<Around, 'remote' | 'ask'> & { channel: Channel; version: string };

function Place({ remote, channel, version, ask }: PlaceProps) {
  if (versionIn(remote, channel.name) === version)
    return (
      <span>
        <span className={styles.live}>Live</span>
      </span>
    );
  const share = shareOf(remote, channel.name, version);
  return (
    <span className={styles.stack}>
      {share !== undefined && <span className={styles.trial}>{share} of 100</span>}
      {mayActivate(channel) ? (
        <ActivateButton remote={remote} channel={channel} version={version} ask={ask} />
      ) : (
        <span className={styles.nothing}>Locked</span>
      )}
    </span>
  );
}

const ActivateButton = ({ remote, channel, version, ask }: PlaceProps) => (
  <Button
    className={styles.whole}
    aria-haspopup="dialog"
    onClick={() => ask({ kind: 'activate', channel: channel.name, remote: remote.name, version })}
  >
    Activate
    <VisuallyHidden>
      {' '}
      {version} in {channel.name}
    </VisuallyHidden>
  </Button>
);
