import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Field, Icon, Row, Stack, Text } from '@larkfare/ui-kit';
import Copy from '@lucide/icons/icons/copy';
import form from '../../../record/form.module.css';
import { useRegistryView } from './registry-view.tsx';
import styles from './remotes.module.css';

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
            className={`${className} ${styles.secret}`}
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
        <Text tone="ink-soft" role="status">
          {announcement}
        </Text>
      </Row>
    </>
  );
}

/** A secret that cannot be read again after its dialog is closed. */
export function Secret({ children, ...field }: CopyFieldProps & { children: ReactNode }) {
  const { closeDialog } = useRegistryView();
  return (
    <Stack>
      <p>
        <strong>You will not see it again.</strong> {children}
      </p>
      <CopyField {...field} />
      <Row justify="end" className={form.foot}>
        <Button tone="brand" onClick={closeDialog}>
          Done
        </Button>
      </Row>
    </Stack>
  );
}
