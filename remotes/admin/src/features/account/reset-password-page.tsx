import { useEffect, useState } from 'react';
import { Button, ProblemPanel } from '@larkfare/ui-kit';
import { Link, useLocation, useNavigate } from 'react-router';
import { adminToken } from '../../session/admin-token.ts';
import type { Arrival } from '../../session/arrival.ts';
import { newPasswordProblems, tokenFromFragment } from './credentials.rules.ts';
import { Entrance } from './entrance.tsx';
import { newPasswordHint, PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useResetPassword } from './use-password-reset.ts';
import styles from './entrance.module.css';

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
    <Entrance title="Set a new password" lead="Every session of this account ends with it.">
      {token ? (
        <ResetForm token={token} />
      ) : (
        <ProblemPanel title="This link is not complete.">
          Open the link of the e-mail again, or <Link to="/admin">ask for a new one</Link>.
        </ProblemPanel>
      )}
    </Entrance>
  );
}

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const resetPassword = useResetPassword();
  const { form, problems, above, isSubmitting, submit } = useAccountForm({
    fields: ['newPassword', 'confirmation'],
    problemsOf: newPasswordProblems,
    send: ({ newPassword }) => resetPassword(token, newPassword),
    onDone(sentence) {
      adminToken.forget();
      const arrival: Arrival = { sentence };
      void navigate('/admin', { replace: true, state: arrival });
    },
  });
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Set a new password"
      onSubmit={(event) => void submit(event)}
    >
      <PasswordField
        label="New password"
        name="newPassword"
        kind="new"
        hint={newPasswordHint}
        problem={problems.newPassword}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmation"
        kind="repeated"
        problem={problems.confirmation}
      />
      {above && (
        <ProblemPanel title={above}>
          Links work once and for ten minutes. <Link to="/admin">Ask for a new one</Link> where this
          one is used up.
        </ProblemPanel>
      )}
      <Button type="submit" tone="brand" size="large" wide disabled={isSubmitting}>
        {isSubmitting ? 'Saving…' : 'Set password'}
      </Button>
    </form>
  );
}
