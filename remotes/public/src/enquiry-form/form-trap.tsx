import { trapField } from './enquiry.rules.ts';
import styles from './form-trap.module.css';

/** A field for robots: out of sight, out of the Tab key's way and unknown to screen readers. */
export const FormTrap = () => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Website (leave this empty)
      <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
