import type { ReactNode } from 'react';
import { Icon } from '@larkfare/ui-kit';
import CircleAlert from '@lucide/icons/icons/circle-alert';
import styles from './problem-line.module.css';

type ProblemLineProps = { text: ReactNode; className?: string | undefined };

/** Why something was not saved, where it was not saved. */
export const ProblemLine = ({ text, className }: ProblemLineProps) =>
  text && (
    <p role="alert" className={[styles.problem, className].filter(Boolean).join(' ')}>
      <Icon shape={CircleAlert} size={18} /> <span>{text}</span>
    </p>
  );
