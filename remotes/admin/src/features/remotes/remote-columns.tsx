import { Button, VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { timeOfMoment } from '../../page/moments.rules.ts';
import { type Column, RowActions } from '../../record-table/record-table.tsx';
import type { Channel, Remote } from './registry.ts';
import { channelTitle, versionIn } from './remotes.rules.ts';
import type { AskForChange } from './use-change-dialog.tsx';
import styles from './remotes.module.css';

/** A column for each channel between the remote and what may be done with it. */
export const remoteColumns = (
  channels: readonly Channel[],
  ask: AskForChange,
): Column<Remote>[] => [
  {
    heading: 'Remote',
    cell: ({ name, title }) => (
      <span className={styles.stack}>
        <Link to={`?remote=${name}`}>{title}</Link>
        <span className={styles.small}>{name}</span>
      </span>
    ),
    isRowHeading: true,
  },
  ...channels.map(({ name }): Column<Remote> => ({
    heading: channelTitle(name),
    cell: (remote) => <LiveVersion remote={remote} channel={name} />,
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
  {
    heading: 'Actions',
    cell: (remote) => <Actions remote={remote} ask={ask} />,
    align: 'end',
  },
];

export function LiveVersion({ remote, channel }: { remote: Remote; channel: string }) {
  const place = remote.live.find((each) => each.channel === channel);
  if (!place) return <span className={styles.nothing}>Not live</span>;
  return (
    <span className={styles.stack}>
      <span className={styles.live}>{place.version}</span>
      <span className={styles.small}>
        since <time dateTime={place.since}>{timeOfMoment(place.since)}</time>
      </span>
    </span>
  );
}

/** What is urgent is offered at once; everything else is behind the remote's name. */
const Actions = ({ remote, ask }: { remote: Remote; ask: AskForChange }) => (
  <RowActions>
    {versionIn(remote, 'production') && (
      <Button
        aria-haspopup="dialog"
        onClick={() => ask({ kind: 'roll back', channel: 'production', remote: remote.name })}
      >
        Roll back<VisuallyHidden> {remote.title} in production</VisuallyHidden>
      </Button>
    )}
    <Link to={`?remote=${remote.name}`} className={styles.more}>
      Versions<VisuallyHidden> of {remote.title}</VisuallyHidden>
    </Link>
  </RowActions>
);
