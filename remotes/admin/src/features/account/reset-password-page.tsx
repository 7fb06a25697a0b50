import { useEffect, useState } from 'react';
import { ProblemPanel } from '@larkfare/ui-kit';
import { Link, useLocation, useNavigate } from 'react-router';
import { adminToken } from '../../session/admin-token.ts';
import type { Arrival } from '../../session/arrival.ts';
import { AccountForm } from './account-form.tsx';
import { ResetPasswordDocument } from './credentials.generated.ts';
import { newPasswordProblems, tokenFromFragment } from './credentials.rules.ts';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordFields } from './password-field.tsx';
import { useAccountMutation } from './use-account-mutation.ts';
import styles from './auth-layout.module.css';

/** /admin/reset-password#token=…, where the mailed link leads: sets a new password, once. */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => tokenFromFragment(hash));
  useEffect(() => {
    // Out of the address at once, so that it is in no history and no screenshot.
    if (hash) void navigate('/admin/reset-password', { replace: true });
  }, [hash, navigate]);

  return (
    <AuthLayout title="Set a new password" lead="Every session of this account ends with it.">
      {token ? (
        <ResetForm token={token} />
      ) : (
        <ProblemPanel title="This link is not complete.">
          Open the link of the e-mail again, or <Link to="/admin">ask for a new one</Link>.
        </ProblemPanel>
      )}
    </AuthLayout>
  );
}

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const resetPassword = useAccountMutation(ResetPasswordDocument, 'Password Reset Failed');
  return (
    <AccountForm
      label="Set a new password"
      action="Set password"
      className={styles.form}
      button={{ size: 'large', wide: true }}
      fields={['newPassword', 'confirmation']}
      problemsOf={newPasswordProblems}
      send={({ newPassword }) => resetPassword({ token, newPassword })}
      onDone={(sentence) => {
        adminToken.forget();
        const arrival: Arrival = { sentence };
        void navigate('/admin', { replace: true, state: arrival });
      }}
      help={
        <>
          Links work once and for ten minutes. <Link to="/admin">Ask for a new one</Link> where this
          one is used up.
        </>
      }
    >
      {(problems) => <NewPasswordFields problems={problems} />}
    </AccountForm>
  );
}
