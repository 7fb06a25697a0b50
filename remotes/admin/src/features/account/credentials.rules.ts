import { isEmailAddress, onlyProblems, type Problems } from '@larkfare/text-rules';

interface SignIn {
  email: string;
  password: string;
}

/** The server alone decides whether they are valid. */
export const signInProblems = ({ email, password }: SignIn): Problems<SignIn> =>
  onlyProblems<SignIn>({
    email: missing('Email', email.trim()),
    password: missing('Password', password),
  });

interface NewPassword {
  newPassword: string;
  confirmation: string;
}

/** The server's limits, which decide; checked here first. */
export const passwordLimits = { shortest: 10, longest: 200 };

/** A hidden password is typed twice. */
export const newPasswordProblems = ({
  newPassword,
  confirmation,
}: NewPassword): Problems<NewPassword> =>
  onlyProblems<NewPassword>({
    newPassword: missing('New password', newPassword) ?? lengthProblem(newPassword),
    confirmation: newPassword === confirmation ? undefined : 'New passwords do not match',
  });

const lengthProblem = ({ length }: string) =>
  length < passwordLimits.shortest
    ? `Use at least ${passwordLimits.shortest} characters for the password.`
    : undefined;

type PasswordForm = NewPassword & { oldPassword: string };

export const passwordProblems = (form: PasswordForm): Problems<PasswordForm> => ({
  ...onlyProblems<PasswordForm>({ oldPassword: missing('Old password', form.oldPassword) }),
  ...newPasswordProblems(form),
});

interface EmailForm {
  oldEmail: string;
  newEmail: string;
  confirmation: string;
  password: string;
}

/** The current address proves that the person knows which account they change; the new one is typed twice. */
export const emailProblems = (
  { oldEmail, newEmail, confirmation, password }: EmailForm,
  storedEmail: string,
): Problems<EmailForm> =>
  onlyProblems<EmailForm>({
    oldEmail:
      missing('Current email', oldEmail.trim()) ??
      (isSameAddress(oldEmail, storedEmail) ? undefined : 'Current email does not match'),
    newEmail: missing('New email', newEmail.trim()) ?? formatProblem(newEmail.trim()),
    confirmation: isSameAddress(newEmail, confirmation) ? undefined : 'New emails do not match',
    password: missing('Password', password),
  });

const formatProblem = (email: string) =>
  isEmailAddress(email) ? undefined : 'Enter one email address, such as hello@example.co.uk.';

const missing = (label: string, value: string) =>
  value === '' ? `${label} is required.` : undefined;

/** E-mail addresses are one whatever their case. */
const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The token of a mailed link, and what it is for: in the fragment, which browsers send to no server. */
export function mailedLink(fragment: string): { token: string; step: string | null } {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  return { token: parameters.get('token') ?? '', step: parameters.get('step') };
}
