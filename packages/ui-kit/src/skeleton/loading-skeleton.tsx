import type { ReactNode } from 'react';
import { Grid, type GridProps } from '../layout/layout.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

type LoadingSkeletonProps = {
  columns?: GridProps['columns'];
  fit?: boolean;
  gap?: GridProps['gap'];
  className?: string | undefined;
  /** Its accessible name, such as 'Loading flights'. */
  label: string;
  children: ReactNode;
};

/** Reserves the space of content that is loading, and announces it once to screen readers. */
export const LoadingSkeleton = ({
  label,
  columns = 1,
  gap = 0,
  children,
  ...layout
}: LoadingSkeletonProps) => (
  <Grid {...layout} role="status" aria-busy="true" columns={columns} gap={gap}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </Grid>
);
