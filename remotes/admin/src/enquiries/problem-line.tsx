import { Icon } from '@larkfare/ui-kit';
import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './problem-line.module.css';

/** Why something was not saved, where it was not saved. */
export const ProblemLine = ({ text }: { text: string }) =>
  text && (
    <p role="alert" className={styles.problem}>
      <Icon shape={CircleAlert} size={18} /> {text}
    </p>
  );
