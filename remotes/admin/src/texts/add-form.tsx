import { useId, type ReactNode } from 'react';
import { Button, Row } from '@larkfare/ui-kit';
import { FormProblems } from '../record/form-problems.tsx';
import type { RecordForm } from '../record/use-record-form.ts';
import styles from './entry-form.module.css';

type AddFormProps = {
  title: string;
  action: string;
  add: Pick<
    RecordForm<{ version: number }, object>,
    'formProps' | 'formError' | 'conflict' | 'isSaving' | 'isDirty'
  >;
  onClear: () => void;
  children: ReactNode;
};

/** The form for a new entry. */
export function AddForm({ title, action, add, onClear, children }: AddFormProps) {
  const headingId = useId();
  return (
    <form
      {...add.formProps}
      aria-labelledby={headingId}
      className={`${styles.form} ${styles.add}`}
      data-add-form=""
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
      <FormProblems {...add} />
      <Row justify="end" className={styles.actions}>
        {add.isDirty && <Button onClick={onClear}>Clear</Button>}
        <Button type="submit" tone="brand" isBusy={add.isSaving}>
          {action}
        </Button>
      </Row>
    </form>
  );
}
