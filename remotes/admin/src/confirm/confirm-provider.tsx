import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Button, Dialog } from '@larkfare/ui-kit';
import { ConfirmContext, type Question } from './use-confirm.tsx';
import styles from './confirm.module.css';

type Asked = Question & { answer: (isConfirmed: boolean) => void };

/** Draws the questions that `useConfirm` asks, one at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<Asked['answer']>(undefined);

  const ask = useCallback((question: Question) => {
    // A question that comes while another one stands takes its place; the other counts as refused.
    waiting.current?.(false);
    return new Promise<boolean>((resolve) => {
      waiting.current = resolve;
      setAsked({ ...question, answer: resolve });
      setIsOpen(true);
    });
  }, []);
  const answer = (isConfirmed: boolean) => {
    setIsOpen(false);
    waiting.current = undefined;
    asked?.answer(isConfirmed);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        open={isOpen}
        onClose={() => answer(false)}
        title={asked?.title ?? 'Confirm Deletion'}
        shape="card"
      >
        <p className={styles.text}>{asked?.text}</p>
        <div className={styles.actions}>
          <Button onClick={() => answer(false)}>Cancel</Button>
          <Button
            tone={asked?.tone === 'brand' ? 'brand' : 'quiet'}
            className={asked?.tone === 'brand' ? undefined : styles.danger}
            onClick={() => answer(true)}
          >
            {asked?.action ?? 'Delete'}
          </Button>
        </div>
      </Dialog>
    </ConfirmContext>
  );
}
