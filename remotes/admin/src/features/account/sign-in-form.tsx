import type { FormEvent } from 'react';
import { isEmpty } from '@larkfare/text-rules';
import { Button, Stack } from '@larkfare/ui-kit';
import { useFieldProblems } from '../../record/use-field-problems.ts';
import { FormProblems } from '../../record/form-problems.tsx';
import { adminToken } from '../../office/admin-token.ts';
import { signInProblems } from './credentials.rules.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useSignIn } from './use-sign-in.ts';

type SignInFormProps = {
  /** The address to begin with. */
  email?: string;
  /** The reason why the last attempt failed. */
  problem: string | undefined;
  onProblem: (problem: string | undefined) => void;
  onFailed?: () => void;
};

/** E-mail address and password; the token that they give is stored, and everything that waits for one continues. */
export function SignInForm({ email: defaultEmail, problem, onProblem, onFailed }: SignInFormProps) {
  const { signIn, isSigningIn } = useSignIn();
  const { problems, show, formProps } = useFieldProblems();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email')).trim();
    const password = String(form.get('password'));
    onProblem(undefined);
    const invalid = signInProblems({ email, password });
    show(invalid);
    if (!isEmpty(invalid)) return;

    const answer = await signIn(email, password);
    if ('token' in answer) return adminToken.keep(answer.token);
    onProblem(answer.message);
    onFailed?.();
  };
  return (
    <Stack as="form" {...formProps} aria-label="Sign in" onSubmit={(event) => void submit(event)}>
      <EmailField
        label="Email"
        name="email"
        autoComplete="username"
        defaultValue={defaultEmail}
        problem={problems.email}
      />
      <PasswordField label="Password" name="password" kind="current" problem={problems.password} />
      <FormProblems formError={problem} />
      <Button type="submit" tone="brand" size="large" wide isBusy={isSigningIn}>
        {isSigningIn ? 'Signing in…' : 'Sign in'}
      </Button>
    </Stack>
  );
}
