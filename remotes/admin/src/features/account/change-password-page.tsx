import { AdminPage, Panel } from '../../page/admin-page.tsx';
import { useSession } from '../../session/session.ts';
import { AccountForm } from './account-form.tsx';
import { ChangePasswordDocument } from './credentials.generated.ts';
import styles from './credentials.module.css';
import { newPasswordProblems } from './credentials.rules.ts';
import { NewPasswordFields, PasswordField } from './password-field.tsx';
import { useAccountMutation } from './use-account-mutation.ts';

/** /admin/changepassword. The new password ends every session, this one too. */
export function ChangePasswordPage() {
  const session = useSession();
  const changePassword = useAccountMutation(ChangePasswordDocument, 'Unexpected response');
  return (
    <AdminPage
      title="Change Admin Password"
      lead="Once it is changed you sign in again, here and everywhere else."
    >
      <Panel>
        <AccountForm
          label="Change password"
          action="Change password"
          className={styles.form}
          button={{ className: styles.send }}
          fields={['oldPassword', 'newPassword', 'confirmation']}
          problemsOf={newPasswordProblems}
          send={({ oldPassword, newPassword }) => changePassword({ oldPassword, newPassword })}
          onDone={session.end}
        >
          {(problems) => (
            <>
              {/* For password managers. */}
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
              <NewPasswordFields problems={problems} />
            </>
          )}
        </AccountForm>
      </Panel>
    </AdminPage>
  );
}
