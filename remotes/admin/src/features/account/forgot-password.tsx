import { useState } from 'react';
import { Button, Notice, ProblemPanel, Row } from '@larkfare/ui-kit';
import { useConfirm } from '../../office/use-confirm.tsx';
import { RequestPasswordResetDocument } from './sign-in.generated.ts';
import { useAccountMutation, type AccountResult } from './use-account-mutation.ts';

/** Has the link that sets a new password mailed to the stored address, after a question. On its own it changes nothing. */
export function ForgotPassword({ onMailed }: { onMailed: () => void }) {
  const confirm = useConfirm();
  const request = useAccountMutation(RequestPasswordResetDocument, 'Password Reset Failed');
  const [result, setResult] = useState<AccountResult>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  const submit = async () => {
    const isSure = await confirm({
      title: 'Reset password',
      text: 'Are you sure you want to reset your password?',
      action: 'Reset password',
      tone: 'brand',
    });
    if (!isSure) return;
    setIsSubmitting(true);
    const answer = await request({});
    setResult(answer);
    setIsSubmitting(false);
    if (answer.kind === 'done') onMailed();
  };
  return (
    <>
      <Row>
        <Button tone="plain" isBusy={isSubmitting} onClick={() => void submit()}>
          Forgot Password?
        </Button>
      </Row>
      {result?.kind === 'done' && <Notice tone="success" role="status" title={result.message} />}
      {result && result.kind !== 'done' && <ProblemPanel title={result.message} />}
    </>
  );
}
