import { type InvalidInput } from '@larkfare/service-kit';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type ContentContext } from '../content-context.ts';
import {
  ChangeEmailResult,
  ChangePasswordResult,
  type EmailChanged,
  type PasswordChanged,
  PasswordResetRequested,
} from './account.input.ts';
import { changeEmail, changePassword } from './credentials.ts';
import { resetPassword } from './password-resets.ts';

@Resolver()
export class CredentialsResolver {
  @Mutation(() => ChangePasswordResult, {
    description: 'Ends every session of the administrator.',
  })
  changePassword(
    @Arg('oldPassword', () => String) oldPassword: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() context: ContentContext,
  ): Promise<PasswordChanged | InvalidInput> {
    return changePassword(context, { oldPassword, newPassword });
  }

  @Mutation(() => ChangeEmailResult, {
    description: 'Ends every session of the administrator; the old address is notified.',
  })
  changeEmail(
    @Arg('oldEmail', () => String) oldEmail: string,
    @Arg('newEmail', () => String) newEmail: string,
    @Ctx() context: ContentContext,
  ): Promise<EmailChanged | InvalidInput> {
    return changeEmail(context, { oldEmail, newEmail });
  }

  @Mutation(() => PasswordResetRequested, {
    description:
      "Mails a link that sets a new password to the administrator's stored address. Always the same answer.",
  })
  requestPasswordReset(@Ctx() { resets }: ContentContext): PasswordResetRequested {
    resets.request();
    return new PasswordResetRequested();
  }

  @Mutation(() => ChangePasswordResult, {
    description: 'Sets a new password with the token of a mailed link, once.',
  })
  resetPassword(
    @Arg('token', () => String) token: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() { db }: ContentContext,
  ): Promise<PasswordChanged | InvalidInput> {
    return resetPassword(db, { token, newPassword });
  }
}
