import styles from '../registry/remotes.module.css';

const rights = new Intl.ListFormat('en-GB');

/** Which remote may be published, and what else is permitted. */
export const remoteColumn = {
  heading: 'Remote',
  cell: ({ remote, scopes }: { remote: string; scopes: string[] }) => (
    <span className={styles.stack}>
      <code className={`${styles.code} ${styles.whole}`}>{remote}</code>
      <span className={styles.small}>May {rights.format(scopes)}</span>
    </span>
  ),
};
