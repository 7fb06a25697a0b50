import type { ReactNode } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Card, Row } from '@larkfare/ui-kit';
import { FormProblems } from './form-problems.tsx';
import { useRecordForm, type RecordForm } from './use-record-form.ts';
import styles from './add-record.module.css';
import type { RecordRow } from './record-kind.ts';
import type { CreateDocument, Records } from './use-records.ts';

type AddRecordProps<Row extends RecordRow, Details extends object, Input> = {
  records: Records<Row, Details, Input>;
  create: CreateDocument<Row, Input>;
  blank: Details;
  /** The initial details after a record was added; `blank` otherwise. */
  next?: (added: Row) => Details;
  /** The form's name: 'Add a continent'. */
  label: string;
  /** The button that adds: 'Add continent'. */
  action: string;
  children: (form: RecordForm<Row, Details>, styles: Record<string, string>) => ReactNode;
};

/** A form of one line above a list, which adds a record to it. */
export function AddRecord<Row extends RecordRow, Details extends object, Input>({
  records,
  create,
  blank,
  next = () => blank,
  label,
  action,
  children,
}: AddRecordProps<Row, Details, Input>) {
  const { kind } = records;
  const notify = useNotify();
  const form = useRecordForm({
    blank,
    toDetails: kind.toDetails,
    problemsOf: (details) => kind.problemsOf?.(details, true) ?? {},
    save: (details) => {
      const input = kind.toInput(details);
      return input && records.create(create, input);
    },
    onSaved: (added) => {
      form.reset(next(added));
      notify.success(`${kind.nameOf(added)} added.`);
    },
  });

  return (
    <Card as="form" gap={3} {...form.formProps} aria-label={label}>
      <Row align="start">
        {children(form, styles)}
        <Button type="submit" tone="brand" className={styles.submit} isBusy={form.isSaving}>
          {form.isSaving ? 'Adding…' : action}
        </Button>
      </Row>
      <FormProblems {...form} />
    </Card>
  );
}
