import { Button, Field, ProblemPanel } from '@larkfare/ui-kit';
import { AdminPage, Panel } from '../../page/admin-page.tsx';
import { useSession } from '../../session/session.ts';
import { emailProblems } from './credentials.rules.ts';
import { useAccountForm } from './use-account-form.ts';
import { useChangeEmail } from './use-credentials.ts';
import styles from './credentials.module.css';

/** /admin/changeemail. The new address ends every session, this one too; the old one is told by mail. */
export function ChangeEmailPage() {
  const session = useSession();
  const changeEmail = useChangeEmail();
  const { form, problems, above, isSubmitting, submit } = useAccountForm({
    fields: ['oldEmail', 'newEmail', 'confirmation'],
    problemsOf: (values) => emailProblems(values, session.viewer.email),
    send: ({ oldEmail, newEmail }) => changeEmail(oldEmail.trim(), newEmail.trim()),
    onDone: (message) => session.end(`${message}. Please sign in with the new one.`),
  });
  return (
    <AdminPage
      title="Change Admin Email"
      lead="It is what you sign in with, and where links to set a new password go. Once it is changed you sign in again, here and everywhere else."
    >
      <Panel>
        <form
          ref={form}
          className={styles.form}
          aria-label="Change email"
          onSubmit={(event) => void submit(event)}
        >
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
          {above && <ProblemPanel title={above} />}
          <Button type="submit" tone="brand" className={styles.send} disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Change email'}
          </Button>
        </form>
      </Panel>
    </AdminPage>
  );
}

interface EmailFieldProps {
  label: string;
  name: string;
  autoComplete: string;
  problem: string | undefined;
}

const EmailField = ({ label, name, autoComplete, problem }: EmailFieldProps) => (
  <Field label={label} problem={problem}>
    {(wiring) => (
      <input
        {...wiring}
        type="email"
        name={name}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
    )}
  </Field>
);
