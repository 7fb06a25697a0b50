import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

type LoadingSkeletonProps = {
  /** Its accessible name, such as 'Loading flights'. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Reserves the space of content that is loading, and announces it once to screen readers. */
export const LoadingSkeleton = ({ label, className, children }: LoadingSkeletonProps) => (
  <div role="status" aria-busy="true" className={className}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
