import type { DeployToken } from '@larkfare/remote-cli/registry-api';
import { Button, VisuallyHidden } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import type { Column } from '../../../records/record-table.tsx';
import { Added } from '../registry/added.tsx';
import { remoteColumn } from './remote-column.tsx';
import styles from '../registry/remotes.module.css';

export const tokenColumns = (revoke: (token: DeployToken) => void): Column<DeployToken>[] => [
  { heading: 'Label', cell: ({ label }) => label, isRowHeading: true, breaks: true },
  remoteColumn,
  {
    heading: 'Created',
    cell: Added,
  },
  {
    heading: 'Last used',
    cell: ({ lastUsedAt, expiresAt }) => (
      <span className={styles.stack}>
        {lastUsedAt ? (
          <time dateTime={lastUsedAt}>{timeOfMoment(lastUsedAt)}</time>
        ) : (
          <span className={styles.nothing}>Never</span>
        )}
        <span className={styles.small}>
          {expiresAt ? (
            <time dateTime={expiresAt}>Expires {timeOfMoment(expiresAt)}</time>
          ) : (
            'Never expires'
          )}
        </span>
      </span>
    ),
  },
  {
    heading: 'Actions',
    cell: (token) =>
      token.revokedAt ? (
        <span className={styles.stack}>
          <span className={styles.revoked}>Revoked</span>{' '}
          <time dateTime={token.revokedAt} className={styles.small}>
            {timeOfMoment(token.revokedAt)}
          </time>
        </span>
      ) : (
        <Button className={styles.whole} aria-haspopup="dialog" onClick={() => revoke(token)}>
          Revoke<VisuallyHidden> {token.label}</VisuallyHidden>
        </Button>
      ),
  },
];
