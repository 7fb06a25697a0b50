import type { Channel, Remote } from '@larkfare/remote-cli/registry-api';
import { VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import type { Column } from '../../../records/record-table.tsx';
import { LivePlace } from './live-place.tsx';
import { channelTitle } from '../registry/remotes.rules.ts';
import type { AskForChange } from './use-change-dialog.tsx';
import styles from '../registry/remotes.module.css';

/** A column for each channel: what it has, and the way back beside it. */
export const remoteColumns = (
  channels: readonly Channel[],
  ask: AskForChange,
): Column<Remote>[] => [
  {
    heading: 'Remote',
    cell: ({ name, title }) => (
      <span className={styles.stack}>
        <Link to={`?remote=${name}`}>
          {title}
          <VisuallyHidden>: versions</VisuallyHidden>
        </Link>
        <span className={styles.small}>{name}</span>
      </span>
    ),
    isRowHeading: true,
    breaks: true,
  },
  ...channels.map(({ name }): Column<Remote> => ({
    heading: channelTitle(name),
    cell: (remote) => <LivePlace remote={remote} channel={name} ask={ask} />,
  })),
  {
    heading: 'Published last',
    cell: ({ latest }) =>
      latest ? (
        <span className={styles.stack}>
          {latest.version}
          <time dateTime={latest.publishedAt} className={styles.small}>
            {timeOfMoment(latest.publishedAt)}
          </time>
        </span>
      ) : (
        <span className={styles.nothing}>Nothing yet</span>
      ),
  },
];
