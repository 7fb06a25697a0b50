import { z } from 'zod';
import { type Door } from './door.ts';
import { text } from './parameters.ts';
import { Refused, toRefused } from './refused.ts';
import {
  AdministratorEmailDocument,
  ChangeEmailDocument,
  ChangePasswordDocument,
  RequestPasswordResetDocument,
} from './siteinfo-account.generated.ts';

const password = text(200);
const email = text(320);
const told = z.object({ message: z.string() });

/** The administrator's account, under the paths of the site information. */
export function siteinfoAccountRoutes({ route, operation }: Door): void {
  const administratorEmail = operation(AdministratorEmailDocument);
  const changePassword = operation(ChangePasswordDocument);
  const changeEmail = operation(ChangeEmailDocument);
  const requestPasswordReset = operation(RequestPasswordResetDocument);

  route(
    'PUT /siteinfo/password',
    {
      summary: 'Change the password; ends every session',
      administrator: true,
      body: z.object({ oldPassword: password, newPassword: password }),
      answer: told,
    },
    async ({ body, caller }) => {
      const { changePassword: result } = await changePassword(body, caller);
      return result.__typename === 'PasswordChanged'
        ? { message: result.message }
        : toRefused(result);
    },
  );

  route(
    'GET /siteinfo/admin/email',
    {
      summary: 'The address that the administrator signs in with',
      administrator: true,
      answer: z.object({ adminEmail: z.string() }),
    },
    async ({ caller }) => {
      const { viewer } = await administratorEmail({}, caller);
      return viewer ? { adminEmail: viewer.email } : new Refused(401, 'Please sign in.');
    },
  );

  route(
    'PUT /siteinfo/admin/email',
    {
      summary: 'Change the address that the administrator signs in with; ends every session',
      administrator: true,
      body: z.object({ oldEmail: email, newEmail: email }),
      answer: told,
    },
    async ({ body, caller }) => {
      const { changeEmail: result } = await changeEmail(body, caller);
      return result.__typename === 'EmailChanged' ? { message: result.message } : toRefused(result);
    },
  );

  route(
    'POST /siteinfo/forgot',
    {
      summary: "Mail a link that sets a new password to the administrator's stored address",
      body: z.object({}).describe('Empty.'),
      answer: told,
    },
    async ({ caller }) => {
      const { requestPasswordReset: result } = await requestPasswordReset({}, caller);
      return { message: result.message };
    },
  );
}
