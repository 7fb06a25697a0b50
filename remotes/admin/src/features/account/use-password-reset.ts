import { useMutation } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { failed, refused, type AccountAnswer } from './answer.ts';
import { ResetPasswordDocument } from './credentials.generated.ts';
import { RequestPasswordResetDocument } from './sign-in.generated.ts';

const failure = 'Password Reset Failed';

/** Asks for the mail with the link that sets a new password. */
export function useRequestPasswordReset() {
  const [mutate, { loading }] = useMutation(RequestPasswordResetDocument);
  useLoading(loading);

  return async (): Promise<AccountAnswer> => {
    try {
      const { data } = await mutate();
      const message = data?.requestPasswordReset.message;
      return message ? { kind: 'done', message } : { kind: 'failed', message: failure };
    } catch (problem) {
      return failed(problem, failure);
    }
  };
}

/** Sets a new password with the token of the mailed link. */
export function useResetPassword() {
  const [mutate, { loading }] = useMutation(ResetPasswordDocument, { fetchPolicy: 'no-cache' });
  useLoading(loading);

  return async (token: string, newPassword: string): Promise<AccountAnswer> => {
    try {
      const { data } = await mutate({ variables: { token, newPassword } });
      const result = data?.resetPassword;
      switch (result?.__typename) {
        case 'PasswordChanged':
          return { kind: 'done', message: result.message };
        case 'InvalidInput':
          return refused(result);
        case undefined:
          return { kind: 'failed', message: failure };
        default:
          return result satisfies never;
      }
    } catch (problem) {
      return failed(problem, failure);
    }
  };
}
