import type { ComponentProps } from 'react';
import { Field, VisuallyHidden } from '@larkfare/ui-kit';
import styles from './cell-field.module.css';

type CellFieldProps = Pick<ComponentProps<typeof Field>, 'problem' | 'children'> & {
  label: string;
  className?: string | undefined;
};

/** A field whose label is only heard: in a table's cell the column's heading says it to those who see it. */
export const CellField = ({ label, className, ...rest }: CellFieldProps) => (
  <Field
    label={<VisuallyHidden>{label}</VisuallyHidden>}
    className={[styles.cell, className].filter(Boolean).join(' ')}
    {...rest}
  />
);
