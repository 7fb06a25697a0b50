import { useEffect, useRef, useState } from 'react';
import { Button, Field, Icon } from '@larkfare/ui-kit';
import Copy from 'lucide-react/icons/copy';
import form from '../../saving/pop-up-form.module.css';
import styles from './made-token.module.css';

type MadeTokenProps = { token: string; onDone: () => void };

/** The token itself, which nobody can read again once this is closed. */
export function MadeToken({ token, onDone }: MadeTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  // The button that had the focus is gone; what it made takes its place.
  useEffect(() => field.current?.select(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setSaid('Copied.');
    } catch {
      // Not allowed, or not a secure address: the person can still do it by hand.
      field.current?.select();
      setSaid('This browser does not let us copy: the token is selected, press Ctrl+C or ⌘C.');
    }
  };
  return (
    <div className={form.form}>
      <p>
        <strong>It is shown this once.</strong> Give it to the team now, as a secret of their CI;
        only its hash is kept here.
      </p>
      <Field label="Deploy token">
        {({ className, ...wiring }) => (
          <input
            {...wiring}
            ref={field}
            className={`${className} ${styles.token}`}
            value={token}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className={styles.copying}>
        <Button onClick={() => void copy()}>
          <Icon shape={Copy} size={18} /> Copy
        </Button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
      <div className={form.foot}>
        <Button tone="brand" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
