import { ProblemPanel } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AccountForm } from './account-form.tsx';
import { ResetPasswordDocument } from './credentials.generated.ts';
import { newPasswordProblems } from './credentials.rules.ts';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordFields } from './password-field.tsx';
import { useAccountMutation } from './use-account-mutation.ts';
import { useMailedLink } from './use-mailed-link.ts';

/** /admin/reset-password#token=…, where the mailed link leads: sets a new password, once. */
export function Component() {
  const { token, signInAgain } = useMailedLink();
  const resetPassword = useAccountMutation(ResetPasswordDocument, 'Password Reset Failed');
  return (
    <AuthLayout title="Set a new password" lead="You’ll be signed out everywhere.">
      {token ? (
        <AccountForm
          label="Set a new password"
          action="Set password"
          isLarge
          fields={['newPassword', 'confirmation']}
          problemsOf={newPasswordProblems}
          send={({ newPassword }) => resetPassword({ token, newPassword })}
          onDone={signInAgain}
          help={
            <>
              Links work once, for ten minutes. <Link to="/admin">Ask for a new one</Link> if this
              one no longer works.
            </>
          }
        >
          {(problems) => <NewPasswordFields problems={problems} />}
        </AccountForm>
      ) : (
        <ProblemPanel title="This link is incomplete.">
          Open the link in the email again, or <Link to="/admin">request a new one</Link>.
        </ProblemPanel>
      )}
    </AuthLayout>
  );
}
