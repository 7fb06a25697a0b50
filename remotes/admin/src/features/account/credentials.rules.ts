/** What is wrong with a form, by its fields' names. */
export type Problems<Name extends string> = Partial<Record<Name, string>>;

/** A hidden password is typed twice. */
export const newPasswordProblems = ({
  newPassword,
  confirmation,
}: {
  newPassword: string;
  confirmation: string;
}): Problems<'confirmation'> =>
  newPassword === confirmation ? {} : { confirmation: 'New passwords do not match' };

interface EmailForm {
  oldEmail: string;
  newEmail: string;
  confirmation: string;
}

/** The current address proves that the person knows which account they change; the new one is typed twice. */
export const emailProblems = (
  { oldEmail, newEmail, confirmation }: EmailForm,
  storedEmail: string,
): Problems<'oldEmail' | 'confirmation'> => ({
  ...(!isSameAddress(oldEmail, storedEmail) && { oldEmail: 'Current email does not match' }),
  ...(!isSameAddress(newEmail, confirmation) && { confirmation: 'New emails do not match' }),
});

/** E-mail addresses are one whatever their case. */
const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The token of a mailed link, and what it is for: in the fragment, which browsers send to no server. */
export function mailedLink(fragment: string): { token: string; step: string | null } {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  return { token: parameters.get('token') ?? '', step: parameters.get('step') };
}
