import { FormTextField, type FormState } from '../fields/fields.tsx';
import { dayOfMoment } from '../office/moments.rules.ts';
import type { Column } from './record-table.tsx';

/** The name of a record, with the field where typing begins while its row is edited. */
export const nameColumn = (edit: FormState<'name', string>, label: string, maxLength: number) => ({
  heading: 'Name',
  isRowHeading: true,
  breaks: true as const,
  cell: ({ name }: { name: string }) => name,
  field: (
    <FormTextField form={edit} name="name" label={label} isInCell autoFocus maxLength={maxLength} />
  ),
});

/** The days on which a record was created and last changed. */
export const dayColumns = <Row extends { createdAt: string; updatedAt: string }>(
  width: string,
): Column<Row>[] => [
  { heading: 'Created', width, onPhone: 'hidden', cell: ({ createdAt }) => dayOfMoment(createdAt) },
  { heading: 'Updated', width, onPhone: 'hidden', cell: ({ updatedAt }) => dayOfMoment(updatedAt) },
];
