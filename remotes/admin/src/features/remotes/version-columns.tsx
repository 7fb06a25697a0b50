import { Button, VisuallyHidden } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../page/moments.rules.ts';
import type { Column } from '../../record-table/record-table.tsx';
import type { Channel, Remote, Version } from './registry.ts';
import { channelTitle, mayActivate, sizeInWords, versionIn } from './remotes.rules.ts';
import type { AskForChange } from './use-change-dialog.tsx';
import styles from './remotes.module.css';

interface Around {
  remote: Remote;
  channels: readonly Channel[];
  ask: AskForChange;
}

/** What a version is and who published it; each channel's column has it live, or offers to make it so. */
export const versionColumns = ({ remote, channels, ask }: Around): Column<Version>[] => [
  { heading: 'Version', cell: ({ version }) => version, isRowHeading: true },
  ...channels.map((channel): Column<Version> => ({
    heading: channelTitle(channel.name),
    cell: ({ version }) => <Place remote={remote} channel={channel} version={version} ask={ask} />,
  })),
  {
    heading: 'Published',
    cell: ({ publishedAt, publishedBy }) => (
      <span className={styles.stack}>
        <time dateTime={publishedAt}>{timeOfMoment(publishedAt)}</time>
        <span className={styles.small}>{publishedBy}</span>
      </span>
    ),
  },
  { heading: 'Size', cell: ({ bytes }) => sizeInWords(bytes), align: 'end' },
  { heading: 'Build', cell: ({ build }) => <code className={styles.code}>{build}</code> },
  {
    heading: 'Content hash',
    cell: ({ contentHash }) => (
      <details className={styles.hash}>
        <summary>{contentHash.slice(0, 12)}…</summary>
        {contentHash}
      </details>
    ),
  },
];

type PlaceProps = Pick<Around, 'remote' | 'ask'> & { channel: Channel; version: string };

function Place({ remote, channel, version, ask }: PlaceProps) {
  if (versionIn(remote, channel.name) === version) return <span className={styles.live}>Live</span>;
  if (!mayActivate(channel)) return <span className={styles.nothing}>Locked</span>;
  return (
    <Button
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
}
