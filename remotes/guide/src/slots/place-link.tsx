import type { SlotProps } from '@larkfare/remote-contract';
import { VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './slots.module.css';

/** Beside a flight in the search results: the guide's page of its destination. */
export const Component = ({ destination }: SlotProps['result-action']) => (
  <Link to={`/guide?name=${encodeURIComponent(destination)}`} className={styles.all}>
    Guide<VisuallyHidden> to {destination}</VisuallyHidden>
  </Link>
);
