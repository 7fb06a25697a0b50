import type { ReactNode } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Row, Stack } from '@larkfare/ui-kit';
import { useRecordForm, type RecordForm } from '../../record/use-record-form.ts';
import type { RecordRow } from '../../record/record-kind.ts';
import type { Records } from '../../record/use-records.ts';
import { FormProblems } from '../../record/form-problems.tsx';
import type { OneEdited } from './use-one-edited.ts';

type EnquiryFormProps<Row extends RecordRow, Details extends object, Input> = {
  records: Records<Row, Details, Input>;
  row: Row;
  edited: OneEdited;
  /** The form's name. */
  label: string;
  /** The message after a save. */
  saved: string;
  children: (form: RecordForm<Row, Details>) => ReactNode;
};

/** A quote request or a message while it is edited in its tile. */
export function EnquiryForm<Row extends RecordRow, Details extends object, Input>({
  records: { kind, update, reload },
  row,
  edited,
  label,
  saved,
  children,
}: EnquiryFormProps<Row, Details, Input>) {
  const notify = useNotify();
  const form = useRecordForm({
    record: row,
    toDetails: kind.toDetails,
    problemsOf: (details) => kind.problemsOf?.(details, false) ?? {},
    save: (details, version) => {
      const input = kind.toInput(details);
      return input && update(row.id, version, input);
    },
    reload: () => reload(row.id),
    describe: kind.describe,
    onSaved: () => {
      notify.success(saved);
      edited.close();
    },
  });

  return (
    <Stack as="form" {...form.formProps} aria-label={label}>
      {children(form)}
      <FormProblems {...form} />
      <Row gap={2}>
        <Button type="submit" tone="brand" isBusy={form.isSaving}>
          {form.isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button onClick={edited.cancel}>Cancel</Button>
      </Row>
    </Stack>
  );
}
