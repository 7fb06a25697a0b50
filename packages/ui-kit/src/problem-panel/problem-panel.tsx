import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './problem-panel.module.css';

type ProblemPanelProps = {
  /** What happened, in one sentence. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Disables the button while the retry runs. */
  isRetrying?: boolean;
  className?: string | undefined;
};

/** Says in place what went wrong, and offers to try again. */
export const ProblemPanel = ({
  title,
  children,
  onRetry,
  isRetrying = false,
  className,
}: ProblemPanelProps) => (
  <div role="alert" className={[styles.panel, className].filter(Boolean).join(' ')}>
    <Icon shape={CircleAlert} size={24} className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
    </div>
    {onRetry && (
      <Button onClick={onRetry} disabled={isRetrying}>
        {isRetrying ? 'Trying again…' : 'Try again'}
      </Button>
    )}
  </div>
);
