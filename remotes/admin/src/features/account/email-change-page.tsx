import { useState } from 'react';
import { Notice, ProblemPanel } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AccountForm } from './account-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ConfirmEmailChangeDocument, UndoEmailChangeDocument } from './credentials.generated.ts';
import { newPasswordProblems } from './credentials.rules.ts';
import { NewPasswordFields } from './password-field.tsx';
import { useAccountMutation } from './use-account-mutation.ts';
import { useMailedLink } from './use-mailed-link.ts';

const screens = {
  approve: {
    title: 'Allow a new email',
    lead: 'Someone signed in to your account has requested a new address. Continue only if it was you: the new address gets a link next.',
    action: 'Allow the change',
  },
  confirm: {
    title: 'Confirm your email',
    lead: 'You’ll sign in with this address from now on, and be signed out everywhere.',
    action: 'Confirm email',
  },
  undo: {
    title: 'Restore your email address',
    lead: 'The account gets this address back, with a new password. You’ll be signed out everywhere.',
    action: 'Restore',
  },
};

/** /admin/email-change#step=…&token=…, where the mailed links of a changed address lead. */
export function Component() {
  const { token, step, signInAgain } = useMailedLink();
  const [message, setMessage] = useState<string>();
  const confirmChange = useAccountMutation(ConfirmEmailChangeDocument, 'Error updating email');
  const undoChange = useAccountMutation(UndoEmailChangeDocument, 'Error updating email');
  const isUndo = step === 'undo';
  const screen = isScreen(step) && screens[step];

  if (!token || !screen)
    return (
      <AuthLayout title="Change of email">
        <ProblemPanel title="This link is incomplete.">
          Open the link in the email again.
        </ProblemPanel>
      </AuthLayout>
    );
  return (
    <AuthLayout title={screen.title} lead={!message && screen.lead}>
      {message ? (
        <Notice tone="success" role="status" title={message} />
      ) : (
        <AccountForm
          label={screen.title}
          action={screen.action}
          isLarge
          fields={isUndo ? ['newPassword', 'confirmation'] : []}
          problemsOf={isUndo ? newPasswordProblems : () => ({})}
          send={({ newPassword }) =>
            isUndo ? undoChange({ token, newPassword }) : confirmChange({ token })
          }
          onDone={(sentence) => {
            if (step === 'approve') setMessage(sentence);
            else signInAgain(isUndo ? sentence : `${sentence}. Please sign in with the new one.`);
          }}
          help={
            <>
              Links work once. <Link to="/admin">Sign in</Link> to request another change.
            </>
          }
        >
          {(problems) => isUndo && <NewPasswordFields problems={problems} />}
        </AccountForm>
      )}
    </AuthLayout>
  );
}

const isScreen = (step: string | null): step is keyof typeof screens =>
  step !== null && Object.hasOwn(screens, step);
