import type { CSSProperties, ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'amber' | 'teal' | 'green' | 'grey' | 'red';

/** Sets `--tone`, a colour that can be read on `--tone-soft`. */
export const toneStyle = (tone: Tone) =>
  ({
    '--tone': `var(--${tone})`,
    '--tone-soft': `var(--${tone}-soft)`,
  }) as CSSProperties;

type BadgeProps = { tone: Tone; className?: string; children: ReactNode };

/** A word or two about a record, in a colour. */
export const Badge = ({ tone, className, children }: BadgeProps) => (
  <span className={[styles.badge, className].filter(Boolean).join(' ')} style={toneStyle(tone)}>
    {children}
  </span>
);
