import type { Remote } from './registry.ts';
import { trustInWords } from './trust.rules.ts';
import styles from './trust.module.css';

/** Whether a remote's code runs in the page, at a glance. */
export const TrustBadge = ({ remote }: { remote: Pick<Remote, 'trust'> }) => (
  <span className={`${styles.badge} ${styles[remote.trust]}`}>{trustInWords(remote)}</span>
);
