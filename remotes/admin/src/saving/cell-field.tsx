import type { ComponentProps } from 'react';
import { Field, VisuallyHidden } from '@larkfare/ui-kit';

type CellFieldProps = Pick<ComponentProps<typeof Field>, 'problem' | 'children'> & {
  label: string;
};

/** A field in a table's cell: the column's heading is its label for those who see it. */
export const CellField = ({ label, ...rest }: CellFieldProps) => (
  <Field label={<VisuallyHidden>{label}</VisuallyHidden>} {...rest} />
);
