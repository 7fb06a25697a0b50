import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Icon } from '../icon/icon.tsx';
import styles from './auto-scroll.module.css';

type PauseButtonProps = {
  label: string;
  isPaused: boolean;
  onChange: (isPaused: boolean) => void;
};

/** Automatic movement of more than five seconds must be stoppable (WCAG 2.2.2). */
export const PauseButton = ({ label, isPaused, onChange }: PauseButtonProps) => (
  <button
    type="button"
    className={styles.pause}
    aria-label={`${isPaused ? 'Resume' : 'Pause'} ${label}`}
    onClick={() => onChange(!isPaused)}
  >
    <Icon shape={isPaused ? Play : Pause} size={18} className={styles.pauseSign} />
  </button>
);
