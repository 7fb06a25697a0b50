import { useState, type ReactNode } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { FormDialog } from './form-dialog.tsx';
import { FormFooter } from './form-footer.tsx';
import { Stack } from '@larkfare/ui-kit';
import { useRecordForm, type RecordForm } from './use-record-form.ts';
import type { RecordRow } from './record-kind.ts';
import type { CreateDocument, Records } from './use-records.ts';

/** Whether a dialog is open, and which record it edits; none for a new one. */
export function useRecordDialog<Row>() {
  const [dialog, setDialog] = useState<{ isOpen: boolean; edited?: Row }>({ isOpen: false });
  return {
    ...dialog,
    add: () => setDialog({ isOpen: true }),
    edit: (edited: Row) => setDialog({ isOpen: true, edited }),
    // The record stays while the dialog closes, so that its form does not change under the animation.
    close: () => setDialog((before) => ({ ...before, isOpen: false })),
  };
}

/** The props of a dialog's fields: the form, whether the record is new, and where uploads are reported. */
export type DialogForm<Row extends RecordRow, Details extends object> = RecordForm<Row, Details> & {
  isNew: boolean;
  onUploading: (field: string, isUploading: boolean) => void;
};

type RecordFormProps<Row extends RecordRow, Details extends object, Input> = {
  records: Records<Row, Details, Input>;
  create: CreateDocument<Row, Input>;
  dialog: ReturnType<typeof useRecordDialog<Row>>;
  blank: Details;
  /** 'Location': the form's name and, with 'Add' or 'Edit' before it, the dialog's title. */
  label: string;
  children: (form: DialogForm<Row, Details>) => ReactNode;
};

/** A dialog that adds a record or edits one. */
export const RecordDialog = <Row extends RecordRow, Details extends object, Input>(
  props: RecordFormProps<Row, Details, Input>,
) => (
  <FormDialog
    open={props.dialog.isOpen}
    onClose={props.dialog.close}
    title={`${props.dialog.edited ? 'Edit' : 'Add'} ${props.label}`}
  >
    <RecordDialogForm {...props} />
  </FormDialog>
);

function RecordDialogForm<Row extends RecordRow, Details extends object, Input>({
  records,
  create,
  dialog: { edited, close },
  blank,
  label,
  children,
}: RecordFormProps<Row, Details, Input>) {
  const { kind } = records;
  const notify = useNotify();
  // Several pictures may be uploaded at once, and end in any order.
  const [uploading, setUploading] = useState<Record<string, boolean>>({});
  const form = useRecordForm({
    record: edited,
    blank,
    toDetails: kind.toDetails,
    problemsOf: (details) => kind.problemsOf?.(details, !edited) ?? {},
    save: (details, version) => {
      const input = kind.toInput(details);
      return (
        input &&
        (edited ? records.update(edited.id, version, input) : records.create(create, input))
      );
    },
    onSaved: (saved) => {
      notify.success(`${kind.nameOf(saved)} ${edited ? 'saved' : 'added'}.`);
      close();
    },
    reload: async () => edited && records.reload(edited.id),
    describe: kind.describe,
  });
  const onUploading = (field: string, isUploading: boolean) =>
    setUploading((before) => ({ ...before, [field]: isUploading }));

  return (
    <Stack as="form" {...form.formProps} aria-label={label}>
      {children({ ...form, isNew: !edited, onUploading })}
      <FormFooter
        label={edited ? 'Save changes' : `Add ${label.toLowerCase()}`}
        form={form}
        isUploading={Object.values(uploading).some(Boolean)}
      />
    </Stack>
  );
}
