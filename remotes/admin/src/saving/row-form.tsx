import type { FormEvent, RefObject } from 'react';
import { Button } from '@larkfare/ui-kit';
import { RowActions } from '../record-table/record-table.tsx';
import styles from './row-form.module.css';

type RowFormProps = {
  id: string;
  form: RefObject<HTMLFormElement | null>;
  /** What is edited, for those who hear the form only: 'Edit Asia'. */
  label: string;
  isSaving: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
};

/** The form of a row that is edited: its fields stand in the row's other cells and name it by its id. */
export const RowForm = ({ id, form, label, isSaving, onSubmit, onCancel }: RowFormProps) => (
  <form id={id} ref={form} aria-label={label} noValidate onSubmit={onSubmit}>
    <RowActions>
      <Button type="submit" tone="brand" className={styles.button} disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
      <Button className={styles.button} onClick={onCancel} disabled={isSaving}>
        Cancel
      </Button>
    </RowActions>
  </form>
);
