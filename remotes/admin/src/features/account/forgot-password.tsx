import { useState } from 'react';
import { Button, ProblemPanel } from '@larkfare/ui-kit';
import { useConfirm } from '../../confirm/use-confirm.tsx';
import type { AccountAnswer } from './answer.ts';
import { useRequestPasswordReset } from './use-password-reset.ts';
import styles from './entrance.module.css';

/** Has the link that sets a new password mailed to the stored address, after a question. It changes nothing by itself. */
export function ForgotPassword() {
  const confirm = useConfirm();
  const request = useRequestPasswordReset();
  const [answer, setAnswer] = useState<AccountAnswer>();
  const [isAsking, setIsAsking] = useState(false);

  const ask = async () => {
    const isSure = await confirm({
      title: 'Reset password',
      text: 'Are you sure you want to reset your password?',
      action: 'Reset password',
      tone: 'brand',
    });
    if (!isSure) return;
    setIsAsking(true);
    setAnswer(await request());
    setIsAsking(false);
  };
  return (
    <>
      <Button tone="plain" className={styles.forgot} disabled={isAsking} onClick={() => void ask()}>
        Forgot Password?
      </Button>
      {answer?.kind === 'done' && (
        <p role="status" className={styles.told}>
          {answer.message}
        </p>
      )}
      {answer && answer.kind !== 'done' && <ProblemPanel title={answer.message} />}
    </>
  );
}
