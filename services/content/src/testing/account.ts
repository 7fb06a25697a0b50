import { rm } from 'node:fs/promises';
import { aBackOffice } from './back-office.ts';
import { aMailbox } from './mailbox.ts';

export const newEmail = 'new@larkfare.example';
export const newPassword = 'another horse battery';
export const wrongPassword = 'wrong horse battery';

/** The refusal of a link that was used, is too old or was never mailed. */
export const invalidLink = {
  __typename: 'InvalidInput',
  fields: [
    {
      field: 'token',
      message: 'This link was used already or is too old. Please request a new one.',
    },
  ],
};

/** A back office whose mails are read, with the mutations of its account. */
export async function anAccount() {
  const mailbox = await aMailbox();
  const office = await aBackOffice({ outboxFolder: mailbox.folder });

  /** The result of a mutation, or the code of its error. */
  const resultOf = async (
    name: string,
    variables: Record<string, string | undefined>,
    token?: string,
  ) => {
    const names = Object.keys(variables);
    const { data, errors } = await office.execute(
      `mutation (${names.map((each) => `$${each}: String!`)}) {
        result: ${name}(${names.map((each) => `${each}: $${each}`)}) {
          __typename
          ${/^(change|confirm)Email/.test(name) ? '... on EmailChangeRequested { message }' : ''}
          ... on InvalidInput { fields { field message } }
        }
      }`,
      variables,
      token,
    );
    return data?.result ?? errors?.[0]?.extensions?.code;
  };
  type NewPassword = { oldPassword: string; newPassword: string };
  type NewEmail = { oldEmail: string; newEmail: string; password?: string };
  return {
    ...office,
    ...mailbox,
    isSignedIn: async (token: string | undefined) =>
      (await office.execute('{ viewer { email } }', {}, token)).data?.viewer !== null,
    changePassword: (variables: NewPassword, token?: string) =>
      resultOf('changePassword', variables, token),
    requestReset: () => office.execute('mutation { requestPasswordReset { message } }'),
    resetPassword: (variables: { token: string; newPassword: string }) =>
      resultOf('resetPassword', variables),
    changeEmail: (variables: NewEmail, token?: string) => resultOf('changeEmail', variables, token),
    confirmEmailChange: (token: string) => resultOf('confirmEmailChange', { token }),
    async close() {
      await office.close();
      await rm(mailbox.folder, { recursive: true });
    },
    undoEmailChange: (token: string, password = newPassword) =>
      resultOf('undoEmailChange', { token, newPassword: password }),
  };
}
export type Account = Awaited<ReturnType<typeof anAccount>>;
