import type { TrustedPublisher } from '@larkfare/remote-cli/registry-api';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import type { Column } from '../../../records/record-table.tsx';
import { Added } from '../registry/added.tsx';
import { remoteColumn } from './remote-column.tsx';
import { removeColumn } from '../registry/remove-column.tsx';
import styles from '../registry/remotes.module.css';

export const publisherColumns = (
  remove: (publisher: TrustedPublisher) => void,
): Column<TrustedPublisher>[] => [
  {
    heading: 'Project',
    cell: ({ project, issuer }) => (
      <span className={styles.stack}>
        {project}
        <span className={styles.small}>{issuer}</span>
      </span>
    ),
    isRowHeading: true,
    breaks: true,
  },
  remoteColumn,
  {
    heading: 'Only from',
    cell: ({ ref, environment, workflow }) =>
      (ref ?? environment ?? workflow) ? (
        <span className={styles.stack}>
          {ref && <code className={styles.code}>{ref}</code>}
          {workflow && <code className={styles.code}>{workflow}</code>}
          {environment && <span>Environment {environment}</span>}
        </span>
      ) : (
        <span className={styles.nothing}>Any run</span>
      ),
    breaks: true,
  },
  {
    heading: 'Added',
    cell: ({ lastUsedAt, ...publisher }) => (
      <Added {...publisher}>
        <span className={styles.small}>
          {lastUsedAt ? `Last used ${timeOfMoment(lastUsedAt)}` : 'Never used'}
        </span>
      </Added>
    ),
  },
  removeColumn(remove, ({ project }) => project),
];
