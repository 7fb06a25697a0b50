import type { ReactNode } from 'react';
import { Grid, type GridProps } from '../layout/layout.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

type LoadingSkeletonProps = {
  /** Its accessible name, such as 'Loading flights'. */
  label: string;
  columns?: GridProps['columns'];
  gap?: GridProps['gap'];
  className?: string | undefined;
  children: ReactNode;
};

/** Reserves the space of content that is loading, and announces it once to screen readers. */
export function LoadingSkeleton({
  label,
  columns = 1,
  gap = 0,
  className,
  children,
}: LoadingSkeletonProps) {
  return (
    <Grid role="status" aria-busy="true" columns={columns} gap={gap} className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Grid>
  );
}
