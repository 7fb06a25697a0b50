import { useCallback, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@larkfare/ui-kit';
import { ConfirmContext, type Question } from './use-confirm.tsx';

/** Renders the questions of `useConfirm`, one at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<(isConfirmed: boolean) => void>(undefined);
  const result = useRef(false);

  const confirm = useCallback((next: Question) => {
    // A question that comes while another one is open takes its place; the other counts as refused.
    waiting.current?.(false);
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      result.current = false;
      setQuestion(next);
      setIsOpen(true);
    });
  }, []);
  const answer = (isConfirmed: boolean) => {
    result.current = isConfirmed;
    setIsOpen(false);
  };
  /** While the dialog is open the page behind it takes no focus, so the answer is given once it is closed. */
  const resolveWaiting = () => {
    waiting.current?.(result.current);
    waiting.current = undefined;
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      <ConfirmDialog
        open={isOpen}
        title={question?.title ?? 'Confirm Deletion'}
        action={question?.action ?? 'Delete'}
        tone={question?.tone}
        isNotice={question?.isNotice}
        onAnswer={answer}
        onClosed={resolveWaiting}
      >
        <p>{question?.text}</p>
        {question?.detail && <p>{question.detail}</p>}
      </ConfirmDialog>
    </ConfirmContext>
  );
}
