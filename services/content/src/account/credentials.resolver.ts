import { type InvalidInput } from '@larkfare/data-kit/refusals';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type ContentContext } from '../content-context.ts';
import { SecurityEventKind } from '../security-log/security-event.input.ts';
import {
  ChangeEmailResult,
  ChangePasswordResult,
  ConfirmEmailChangeResult,
  type EmailChanged,
  type EmailChangeRequested,
  type PasswordChanged,
  PasswordResetRequested,
  UndoEmailChangeResult,
} from './account.input.ts';
import { changePassword } from './credentials.ts';
import { changeEmail, confirmEmailChange, undoEmailChange } from './email-changes.ts';
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
  ): Promise<typeof ChangePasswordResult> {
    return changePassword(context, { oldPassword, newPassword });
  }

  @Mutation(() => ChangeEmailResult, {
    description:
      'Mails a link to the new address, which confirms the change; without the password the current address gets a link first.',
  })
  changeEmail(
    @Arg('oldEmail', () => String) oldEmail: string,
    @Arg('newEmail', () => String) newEmail: string,
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Ctx() context: ContentContext,
  ): Promise<typeof ChangeEmailResult> {
    return changeEmail(context, { oldEmail, newEmail, password: password ?? undefined });
  }

  @Mutation(() => ConfirmEmailChangeResult, {
    description:
      'Confirms a change of the address with the token of a mailed link, once. A completed change ends every session.',
  })
  confirmEmailChange(
    @Arg('token', () => String) token: string,
    @Ctx() context: ContentContext,
  ): Promise<EmailChanged | EmailChangeRequested | InvalidInput> {
    return confirmEmailChange(context, token);
  }

  @Mutation(() => UndoEmailChangeResult, {
    description:
      'Brings the old address back with the token of the link that it was sent, sets a new password and ends every session.',
  })
  undoEmailChange(
    @Arg('token', () => String) token: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() context: ContentContext,
  ): Promise<EmailChanged | InvalidInput> {
    return undoEmailChange(context, { token, newPassword });
  }

  @Mutation(() => PasswordResetRequested, {
    description:
      "Mails a link that sets a new password to the administrator's stored address, at most six in 20 minutes. Always the same answer.",
  })
  async requestPasswordReset(
    @Ctx() { resets, recordEvent }: ContentContext,
  ): Promise<PasswordResetRequested> {
    await recordEvent({ kind: SecurityEventKind.password_reset_requested });
    await resets.request();
    return new PasswordResetRequested();
  }

  @Mutation(() => ChangePasswordResult, {
    description: 'Sets a new password with the token of a mailed link, once.',
  })
  resetPassword(
    @Arg('token', () => String) token: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() context: ContentContext,
  ): Promise<PasswordChanged | InvalidInput> {
    return resetPassword(context, { token, newPassword });
  }
}
