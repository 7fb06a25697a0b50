import { useSession } from '../../session/session.ts';
import { ChangeEmailDocument } from './credentials.generated.ts';
import { CredentialsPage } from './credentials-page.tsx';
import { emailProblems } from './credentials.rules.ts';
import { EmailField } from './email-field.tsx';
import { useAccountMutation } from './use-account-mutation.ts';

/** /admin/changeemail. The new address ends every session, this one too; the old one gets a mail about it. */
export function ChangeEmailPage() {
  const session = useSession();
  const changeEmail = useAccountMutation(ChangeEmailDocument, 'Error updating email');
  return (
    <CredentialsPage
      title="Change Admin Email"
      lead="It is what you sign in with, and where links to set a new password go. Once it is changed you sign in again, here and everywhere else."
      action="Change email"
      fields={['oldEmail', 'newEmail', 'confirmation']}
      problemsOf={(values) => emailProblems(values, session.viewer.email)}
      send={({ oldEmail, newEmail }) =>
        changeEmail({ oldEmail: oldEmail.trim(), newEmail: newEmail.trim() })
      }
      onDone={(message) => session.end(`${message}. Please sign in with the new one.`)}
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
        </>
      )}
    </CredentialsPage>
  );
}
