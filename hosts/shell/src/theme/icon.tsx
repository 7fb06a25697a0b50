import type { ReactNode } from 'react';

/**
 * One of the shell's few icons, as paths in a square of 24. An icon library would weigh more than all of them in a script
 * that every page loads. They are decorative: the text beside them has their meaning.
 */
export const Icon = ({
  size,
  className,
  children,
}: {
  /** Side in CSS pixels. */
  size: number;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden
  >
    {children}
  </svg>
);

export const closeIcon = <path d="M18 6 6 18M6 6l12 12" />;
