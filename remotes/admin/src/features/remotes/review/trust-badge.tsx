import type { Review } from '@larkfare/remote-cli/registry-api';
import { trustInWords } from './trust.rules.ts';
import styles from './trust.module.css';

/** Whether a version runs in the page, at a glance. */
export const TrustBadge = ({ trust }: Pick<Review, 'trust'>) => (
  <span className={`${styles.badge} ${styles[trust]}`}>{trustInWords({ trust })}</span>
);
