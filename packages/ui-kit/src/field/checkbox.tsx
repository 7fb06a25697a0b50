import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  checked: boolean;
  onChecked: (checked: boolean) => void;
  /** The class of the label. */
  className?: string | undefined;
  /** The label, after the box. */
  children: ReactNode;
};

/** A labelled checkbox, whose label is as tall as a finger's target. */
export const Checkbox = ({ onChecked, className, children, ...input }: CheckboxProps) => (
  <label className={[styles.choice, className].filter(Boolean).join(' ')}>
    <input
      {...input}
      type="checkbox"
      className={styles.box}
      onChange={(event) => onChecked(event.target.checked)}
    />
    {children}
  </label>
);
