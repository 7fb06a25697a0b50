import { honeypotField } from './form.rules.ts';
import styles from './honeypot.module.css';

/** A field for robots: out of sight, out of the Tab key's way and unknown to screen readers. */
export const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      Website (leave this empty)
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
