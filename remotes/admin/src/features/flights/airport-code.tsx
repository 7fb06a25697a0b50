import { useId, useState } from 'react';
import styles from './airport-code.module.css';

/**
 * An airport's code with its full name as a tooltip: for the pointer, and as a button also for the keyboard and a
 * finger. Escape puts it away.
 */
export function AirportCode({ code, name }: { code: string; name: string }) {
  const id = useId();
  const [isAway, setIsAway] = useState(false);
  return (
    <span
      className={styles.holder}
      data-away={isAway || undefined}
      onPointerEnter={() => setIsAway(false)}
      onKeyDown={(event) => event.key === 'Escape' && setIsAway(true)}
    >
      <button
        type="button"
        className={styles.code}
        aria-describedby={id}
        onFocus={() => setIsAway(false)}
        // A press takes the focus on every browser, so a finger opens it too.
        onClick={(event) => event.currentTarget.focus()}
      >
        {code}
      </button>
      <span role="tooltip" id={id} className={styles.name}>
        {name}
      </span>
    </span>
  );
}
