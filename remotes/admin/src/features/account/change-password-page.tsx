import { Button, ProblemPanel } from '@larkfare/ui-kit';
import { AdminPage, Panel } from '../../page/admin-page.tsx';
import { useSession } from '../../session/session.ts';
import { newPasswordProblems } from './credentials.rules.ts';
import { newPasswordHint, PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useChangePassword } from './use-credentials.ts';
import styles from './credentials.module.css';

/** /admin/changepassword. The new password ends every session, this one too. */
export function ChangePasswordPage() {
  const session = useSession();
  const changePassword = useChangePassword();
  const { form, problems, above, isSubmitting, submit } = useAccountForm({
    fields: ['oldPassword', 'newPassword', 'confirmation'],
    problemsOf: newPasswordProblems,
    send: ({ oldPassword, newPassword }) => changePassword(oldPassword, newPassword),
    onDone: session.end,
  });
  return (
    <AdminPage
      title="Change Admin Password"
      lead="Once it is changed you sign in again, here and everywhere else."
    >
      <Panel>
        <form
          ref={form}
          className={styles.form}
          aria-label="Change password"
          onSubmit={(event) => void submit(event)}
        >
          {/* Tells password managers whose password it is. */}
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={session.viewer.email}
            readOnly
            hidden
          />
          <PasswordField
            label="Old password"
            name="oldPassword"
            kind="current"
            problem={problems.oldPassword}
          />
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
          {above && <ProblemPanel title={above} />}
          <Button type="submit" tone="brand" className={styles.send} disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Change password'}
          </Button>
        </form>
      </Panel>
    </AdminPage>
  );
}
