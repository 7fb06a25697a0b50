import { type InvalidInput, requireAdministrator } from '@larkfare/service-kit';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type DataSource } from 'typeorm';
import {
  ChangeEmailResult,
  ChangePasswordResult,
  type EmailChanged,
  type PasswordChanged,
  PasswordResetRequested,
} from './account.input.ts';
import { type AccountContext } from './account.resolver.ts';
import { changeEmail, changePassword } from './credentials.ts';
import { checkPassword, type Wait } from './password-check.ts';
import { type PasswordResets, resetPassword } from './password-resets.ts';

export interface CredentialsContext extends AccountContext {
  db: DataSource;
  resets: PasswordResets;
  pause: Wait | undefined;
  notifyOldAddress(address: string): void;
}

@Resolver()
export class CredentialsResolver {
  @Mutation(() => ChangePasswordResult, {
    description: 'Ends every session of the administrator.',
  })
  changePassword(
    @Arg('oldPassword', () => String) oldPassword: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() context: CredentialsContext,
  ): Promise<PasswordChanged | InvalidInput> {
    const { db, clientAddress, pause } = context;
    const guesser = { email: requireAdministrator(context).email, address: clientAddress };
    return changePassword(db, {
      newPassword,
      checkOld: () => checkPassword(db, guesser, oldPassword, pause),
    });
  }

  @Mutation(() => ChangeEmailResult, {
    description: 'Ends every session of the administrator; the old address is told.',
  })
  changeEmail(
    @Arg('oldEmail', () => String) oldEmail: string,
    @Arg('newEmail', () => String) newEmail: string,
    @Ctx() context: CredentialsContext,
  ): Promise<EmailChanged | InvalidInput> {
    const { db, notifyOldAddress } = context;
    return changeEmail(db, requireAdministrator(context), { oldEmail, newEmail }, notifyOldAddress);
  }

  @Mutation(() => PasswordResetRequested, {
    description:
      "Mails a link that sets a new password to the administrator's stored address. Always the same answer.",
  })
  requestPasswordReset(@Ctx() { resets }: CredentialsContext): PasswordResetRequested {
    resets.request();
    return new PasswordResetRequested();
  }

  @Mutation(() => ChangePasswordResult, {
    description: 'Sets a new password with the token of a mailed link, once.',
  })
  resetPassword(
    @Arg('token', () => String) token: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() { db }: CredentialsContext,
  ): Promise<PasswordChanged | InvalidInput> {
    return resetPassword(db, { token, newPassword });
  }
}
