import { useId, type ReactNode } from 'react';
import { Button, Card, Row } from '@larkfare/ui-kit';
import { FormProblems } from '../record/form-problems.tsx';
import type { RecordForm } from '../record/use-record-form.ts';

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
    <Card
      as="form"
      gap={4}
      padding={5}
      {...add.formProps}
      aria-labelledby={headingId}
      data-add-form=""
    >
      <h2 id={headingId}>{title}</h2>
      {children}
      <FormProblems {...add} />
      <Row justify="end">
        {add.isDirty && <Button onClick={onClear}>Clear</Button>}
        <Button type="submit" tone="brand" isBusy={add.isSaving}>
          {action}
        </Button>
      </Row>
    </Card>
  );
}
