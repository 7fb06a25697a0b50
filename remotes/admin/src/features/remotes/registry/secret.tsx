import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Field, Icon, Row, Stack } from '@larkfare/ui-kit';
import Copy from 'lucide-react/icons/copy';
import form from '../../../record/form.module.css';
import styles from './secret.module.css';

type CopyFieldProps = {
  label: string;
  /** The name of the value inside a sentence: `token`. */
  noun: string;
  value: string;
};

/** A value to hand on: selected from the start, with a button that copies it. */
export function CopyField({ label, noun, value }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  // The button that had the focus was removed; the result takes the focus.
  useEffect(() => field.current?.select(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setAnnouncement('Copied.');
    } catch {
      field.current?.select();
      setAnnouncement(`Your browser blocked copying. The ${noun} is selected: press Ctrl+C or ⌘C.`);
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
      <Row>
        <Button onClick={() => void copy()}>
          <Icon shape={Copy} size={18} /> Copy
        </Button>
        <p role="status" className={styles.announcement}>
          {announcement}
        </p>
      </Row>
    </>
  );
}

type SecretProps = CopyFieldProps & { onDone: () => void; children: ReactNode };

/** A secret that cannot be read again after its dialog is closed. */
export const Secret = ({ children, onDone, ...field }: SecretProps) => (
  <Stack>
    <p>
      <strong>You will not see it again.</strong> {children}
    </p>
    <CopyField {...field} />
    <div className={form.foot}>
      <Button tone="brand" onClick={onDone}>
        Done
      </Button>
    </div>
  </Stack>
);
