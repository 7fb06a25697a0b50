import type { Channel, Figures, Remote, Version } from '@larkfare/remote-cli/registry-api';
import { Note, VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import type { Column } from '../../../list/record-table.tsx';
import { Who } from '../../../list/who.tsx';
import { Code, Lines, Moment, Nothing } from '../registry/cells.tsx';
import { Badge } from '../../../list/badge.tsx';
import {
  channelTitle,
  mayActivate,
  shareOf,
  sizeInWords,
  versionIn,
} from '../registry/remotes.rules.ts';
import { TrustBadge, VersionSource } from '../review/trust.tsx';
import styles from '../registry/remotes.module.css';
import { availabilityTitle } from './availability.rules.ts';
import { ChangeButton } from './change-form.tsx';
import { Loads } from './figures.tsx';
import { AvailabilityButton, PreviewButton } from './version-dialogs.tsx';

/** A version and its publisher, with a column for each channel that shows it live or activates it. */
export const versionColumns = (
  remote: Remote,
  channels: readonly Channel[],
  /** The reports of each version; absent while they are unavailable. */
  figures: readonly Figures[] | undefined,
): Column<Version>[] => [
  {
    heading: 'Version',
    cell: (published) => <VersionCell {...published} title={remote.title} />,
    isRowHeading: true,
  },
  ...channels.map((channel): Column<Version> => ({
    heading: channelTitle(channel.name),
    cell: ({ version, withdrawn }) =>
      withdrawn ? (
        <Nothing>Withdrawn</Nothing>
      ) : (
        <Place remote={remote} channel={channel} version={version} />
      ),
  })),
  {
    heading: 'Loads in 24 h',
    cell: ({ version }) => {
      const its = figures?.find((each) => each.version === version);
      return (
        <Lines>
          {its ? (
            <Loads {...its}>{its.loads.toLocaleString('en-GB')}</Loads>
          ) : (
            <Nothing>{figures ? 'None' : 'Unavailable'}</Nothing>
          )}
          <Link
            to={`?remote=${remote.name}&errors=${encodeURIComponent(version)}`}
            className={styles.whole}
          >
            Errors<VisuallyHidden> of {version}</VisuallyHidden>
          </Link>
        </Lines>
      );
    },
  },
  {
    heading: 'Published',
    cell: ({ publishedAt, publishedBy, build, bytes, contentHash, ...from }) => (
      <Lines>
        <Moment at={publishedAt} />
        <Note as="span">
          <Who name={publishedBy} />
        </Note>
        <details className={styles.build}>
          <summary>Build of {sizeInWords(bytes)}</summary>
          <dl>
            <dt>Build</dt>
            <dd>
              <Code>{build}</Code>
            </dd>
            <dt>Content hash</dt>
            <dd>
              <Code>{contentHash}</Code>
            </dd>
            <dt>Source</dt>
            <dd>
              <VersionSource {...from} />
            </dd>
          </dl>
        </details>
      </Lines>
    ),
    breaks: true,
  },
];

function VersionCell({ title, ...published }: Version & { title: string }) {
  const { remote, version, trust, withdrawn } = published;
  return (
    <Lines>
      {version}
      {withdrawn ? (
        <>
          <Badge tone="grey">{availabilityTitle(withdrawn.availability)}</Badge>
          <Note as="span" className={styles.note}>
            {withdrawn.reason}
          </Note>
        </>
      ) : (
        <TrustBadge trust={trust} />
      )}
      <Link to={`?remote=${remote}&review=${encodeURIComponent(version)}`} className={styles.whole}>
        Review<VisuallyHidden> {version}</VisuallyHidden>
      </Link>
      {!withdrawn && <PreviewButton title={title} published={published} />}
      <AvailabilityButton title={title} published={published} />
    </Lines>
  );
}

type PlaceProps = { remote: Remote; channel: Channel; version: string };

function Place({ remote, channel, version }: PlaceProps) {
  if (versionIn(remote, channel.name) === version)
    return (
      <Lines>
        <Badge tone="green">Live</Badge>
      </Lines>
    );
  const share = shareOf(remote, channel.name, version);
  return (
    <Lines>
      {share !== undefined && <Badge tone="teal">{share}% of visitors</Badge>}
      {mayActivate(channel) ? (
        <ChangeButton
          label="Activate"
          subject={`${version} in ${channel.name}`}
          remote={remote}
          channel={channel.name}
          version={version}
        />
      ) : (
        <Nothing>Locked</Nothing>
      )}
    </Lines>
  );
}
