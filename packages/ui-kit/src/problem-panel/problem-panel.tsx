import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';

type ProblemPanelProps = {
  /** The event, in one sentence. */
  title: string;
  /** The next step. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Disables the button while the retry runs. */
  isRetrying?: boolean;
  className?: string | undefined;
};

/** A `Notice` of a failure, with a button that tries again. */
export const ProblemPanel = ({
  title,
  children,
  onRetry,
  isRetrying = false,
  className,
}: ProblemPanelProps) => (
  <Notice
    tone="danger"
    role="alert"
    title={title}
    className={className}
    actions={
      onRetry && (
        <Button onClick={onRetry} disabled={isRetrying}>
          {isRetrying ? 'Trying again…' : 'Try again'}
        </Button>
      )
    }
  >
    {children}
  </Notice>
);
