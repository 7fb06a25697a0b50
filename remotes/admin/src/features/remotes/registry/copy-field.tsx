import { useEffect, useRef, useState } from 'react';
import { Button, Field, Icon } from '@larkfare/ui-kit';
import Copy from 'lucide-react/icons/copy';
import styles from './copy-field.module.css';

type CopyFieldProps = {
  label: string;
  /** What it is, inside a sentence: `token`. */
  noun: string;
  value: string;
};

/** A secret to be handed on: selected from the beginning, with a button that copies it. */
export function CopyField({ label, noun, value }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  // The button that had the focus was removed; the result takes the focus.
  useEffect(() => field.current?.select(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid('Copied.');
    } catch {
      // Not allowed, or not a secure address: the person can still do it by hand.
      field.current?.select();
      setSaid(`This browser does not let us copy: the ${noun} is selected, press Ctrl+C or ⌘C.`);
    }
  };
  return (
    <>
      <Field label={label}>
        {({ className, ...control }) => (
          <input
            {...control}
            ref={field}
            className={`${className} ${styles.value}`}
            value={value}
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
    </>
  );
}
