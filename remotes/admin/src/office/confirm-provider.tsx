import { useCallback, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@larkfare/ui-kit';
import { ConfirmContext, type Question } from './use-confirm.tsx';

/** Renders the questions of `useConfirm`, one at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<(isConfirmed: boolean) => void>(undefined);
  const answered = useRef(false);

  const ask = useCallback((question: Question) => {
    // A question that comes while another one is open takes its place; the other counts as refused.
    waiting.current?.(false);
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      answered.current = false;
      setAsked(question);
      setIsOpen(true);
    });
  }, []);
  const answer = (isConfirmed: boolean) => {
    answered.current = isConfirmed;
    setIsOpen(false);
  };
  /** While the dialog is open the page behind it takes no focus, so the answer is given once it is closed. */
  const goOn = () => {
    waiting.current?.(answered.current);
    waiting.current = undefined;
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog
        open={isOpen}
        title={asked?.title ?? 'Confirm Deletion'}
        action={asked?.action ?? 'Delete'}
        tone={asked?.tone}
        isNotice={asked?.isNotice}
        onAnswer={answer}
        onClosed={goOn}
      >
        <p>{asked?.text}</p>
        {asked?.detail && <p>{asked.detail}</p>}
      </ConfirmDialog>
    </ConfirmContext>
  );
}
