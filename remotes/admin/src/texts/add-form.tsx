import { useId, type ReactNode } from 'react';
import { Button } from '@larkfare/ui-kit';
import type { Problems } from '../fields/problems.rules.ts';
import styles from './entry-form.module.css';
import { useFormFocus } from './use-focus.ts';

type AddFormProps = {
  title: string;
  action: string;
  isSaving: boolean;
  isDirty: boolean;
  problems: Problems;
  onAdd: () => void;
  onClear: () => void;
  children: ReactNode;
};

/** The form for a new entry; what is not enough for one is ignored without a word (specification §5). */
export function AddForm({
  title,
  action,
  isSaving,
  isDirty,
  problems,
  onAdd,
  onClear,
  children,
}: AddFormProps) {
  const headingId = useId();
  const form = useFormFocus(problems, false);
  return (
    <form
      ref={form}
      aria-labelledby={headingId}
      className={`${styles.form} ${styles.add}`}
      data-add-form=""
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>
        {isDirty && <Button onClick={onClear}>Clear</Button>}
        <Button type="submit" tone="brand" isBusy={isSaving}>
          {action}
        </Button>
      </div>
    </form>
  );
}
