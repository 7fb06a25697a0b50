import type { ReactNode } from 'react';
import { Button } from '@larkfare/ui-kit';
import type { Problems } from '../fields/problems.rules.ts';
import styles from './entry-form.module.css';
import { useFormFocus } from './use-focus.ts';

type EditFormProps = {
  label: string;
  isSaving: boolean;
  problems: Problems;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** An entry while it is edited, in the place where it is read; Escape is Cancel. */
export function EditForm({ label, isSaving, problems, onSave, onCancel, children }: EditFormProps) {
  const form = useFormFocus(problems, true);
  return (
    <form
      ref={form}
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The same key would close the question that Cancel asks.
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
      <div className={styles.actions}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="brand" isBusy={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
