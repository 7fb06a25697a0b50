import { useEffect, type ReactNode } from 'react';
import { Button, Row, Stack } from '@larkfare/ui-kit';
import { FormProblems } from '../record/form-problems.tsx';
import type { RowEdit } from '../record/use-row-edit.ts';

type EditFormProps = {
  label: string;
  edit: Pick<
    RowEdit<{ id: string; version: number }, object>,
    'formProps' | 'formError' | 'conflict' | 'isSaving' | 'cancel'
  >;
  children: ReactNode;
};

/** An entry while it is edited, in its place in the list; Escape is Cancel. */
export function EditForm({ label, edit, children }: EditFormProps) {
  const { ref } = edit.formProps;
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [ref]);
  return (
    <Stack
      as="form"
      {...edit.formProps}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The same key would close the question of Cancel.
        event.preventDefault();
        edit.cancel();
      }}
    >
      {children}
      <FormProblems {...edit} />
      <Row justify="end">
        <Button onClick={edit.cancel}>Cancel</Button>
        <Button type="submit" tone="brand" isBusy={edit.isSaving}>
          {edit.isSaving ? 'Saving…' : 'Save'}
        </Button>
      </Row>
    </Stack>
  );
}
