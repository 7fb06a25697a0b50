import { useState } from 'react';
import { useSession } from '../../office/session.ts';
import { CredentialsPage } from './credentials-page.tsx';
import { ChangeEmailDocument } from './credentials.generated.ts';
import { emailProblems } from './credentials.rules.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountMutation } from './use-account-mutation.ts';

/** /admin/changeemail. The new address gets a link, and counts once it is confirmed there. */
export function Component() {
  const { viewer } = useSession();
  const [message, setMessage] = useState<string>();
  const changeEmail = useAccountMutation(ChangeEmailDocument, 'Error updating email');
  return (
    <CredentialsPage
      title="Change Admin Email"
      lead="You sign in with this address and receive password-reset links there. The new address gets a link; once you confirm it there, you’ll be signed out everywhere."
      message={message}
      action="Change email"
      fields={['oldEmail', 'newEmail', 'confirmation', 'password']}
      problemsOf={(values) => emailProblems(values, viewer.email)}
      send={({ oldEmail, newEmail, password }) =>
        changeEmail({ oldEmail: oldEmail.trim(), newEmail: newEmail.trim(), password })
      }
      onDone={setMessage}
    >
      {(problems) => (
        <>
          <EmailField
            label="Current email"
            name="oldEmail"
            autoComplete="username"
            problem={problems.oldEmail}
          />
          <EmailField
            label="New email"
            name="newEmail"
            autoComplete="off"
            problem={problems.newEmail}
          />
          <EmailField
            label="Confirm new email"
            name="confirmation"
            autoComplete="off"
            problem={problems.confirmation}
          />
          <PasswordField
            label="Password"
            name="password"
            kind="current"
            problem={problems.password}
          />
        </>
      )}
    </CredentialsPage>
  );
}
