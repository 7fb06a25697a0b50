import { useSession } from '../../office/session.ts';
import { ChangePasswordDocument } from './credentials.generated.ts';
import { CredentialsPage } from './credentials-page.tsx';
import { passwordProblems } from './credentials.rules.ts';
import { NewPasswordFields, PasswordField } from './password-field.tsx';
import { useAccountMutation } from './use-account-mutation.ts';

/** /admin/changepassword. The new password ends every session, this one too. */
export function Component() {
  const session = useSession();
  const changePassword = useAccountMutation(ChangePasswordDocument, 'Unexpected response');
  return (
    <CredentialsPage
      title="Change Admin Password"
      lead="You’ll be signed out everywhere."
      action="Change password"
      fields={['oldPassword', 'newPassword', 'confirmation']}
      problemsOf={passwordProblems}
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
    </CredentialsPage>
  );
}
