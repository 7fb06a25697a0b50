import { useMutation } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { failed, refused, type AccountAnswer } from './answer.ts';
import { ChangeEmailDocument, ChangePasswordDocument } from './credentials.generated.ts';

/** Sets a new password; every session ends with it. */
export function useChangePassword() {
  const [mutate, { loading }] = useMutation(ChangePasswordDocument, { fetchPolicy: 'no-cache' });
  useLoading(loading);

  return async (oldPassword: string, newPassword: string): Promise<AccountAnswer> => {
    try {
      const { data } = await mutate({ variables: { oldPassword, newPassword } });
      const result = data?.changePassword;
      switch (result?.__typename) {
        case 'PasswordChanged':
          return { kind: 'done', message: result.message };
        case 'InvalidInput':
          return refused(result);
        case undefined:
          return { kind: 'failed', message: 'Unexpected response' };
        default:
          return result satisfies never;
      }
    } catch (problem) {
      return failed(problem, 'Unexpected response');
    }
  };
}

/** Sets a new address to sign in with; every session ends with it. */
export function useChangeEmail() {
  const [mutate, { loading }] = useMutation(ChangeEmailDocument, { fetchPolicy: 'no-cache' });
  useLoading(loading);

  return async (oldEmail: string, newEmail: string): Promise<AccountAnswer> => {
    try {
      const { data } = await mutate({ variables: { oldEmail, newEmail } });
      const result = data?.changeEmail;
      switch (result?.__typename) {
        case 'EmailChanged':
          return { kind: 'done', message: result.message };
        case 'InvalidInput':
          return refused(result);
        case undefined:
          return { kind: 'failed', message: 'Error updating email' };
        default:
          return result satisfies never;
      }
    } catch (problem) {
      return failed(problem, 'Error updating email');
    }
  };
}
