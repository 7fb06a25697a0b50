import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

type LoadingSkeletonProps = {
  /** Its accessible name, such as 'Loading flights'. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Holds the place of what is loading, and says so once to those who cannot see the shapes. */
export const LoadingSkeleton = ({ label, className, children }: LoadingSkeletonProps) => (
  <div role="status" aria-busy="true" className={className}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
