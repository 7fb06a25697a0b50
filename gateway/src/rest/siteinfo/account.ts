import { z } from 'zod';
import { HttpError } from '@larkfare/server-kit/http';
import { toHttpError } from '../crud.ts';
import { text } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import {
  AdministratorEmailDocument,
  ChangeEmailDocument,
  ChangePasswordDocument,
  RequestPasswordResetDocument,
} from './account.generated.ts';

const password = text(200);
const email = text(320);
const message = z.object({ message: z.string() });

/** The administrator's account, under the paths of the site information. */
export function accountRoutes({ route, prepare }: RestApi): void {
  const administratorEmail = prepare(AdministratorEmailDocument);
  const changePassword = prepare(ChangePasswordDocument);
  const changeEmail = prepare(ChangeEmailDocument);
  const requestPasswordReset = prepare(RequestPasswordResetDocument);

  route(
    'PUT /siteinfo/password',
    {
      summary: 'Change the password; ends every session',
      callers: ['administrator'],
      body: z.object({ oldPassword: password, newPassword: password }),
      response: message,
    },
    async ({ body, caller }) => {
      const { changePassword: result } = await changePassword(body, caller);
      const { __typename, message } = result;
      return __typename === 'PasswordChanged' ? { message } : toHttpError(result);
    },
  );

  route(
    'GET /siteinfo/admin/email',
    {
      summary: 'The address that the administrator signs in with',
      callers: ['administrator'],
      response: z.object({ adminEmail: z.string() }),
    },
    async ({ caller }) => {
      const { viewer } = await administratorEmail({}, caller);
      return viewer ?? new HttpError(401, 'Please sign in.');
    },
  );

  route(
    'PUT /siteinfo/admin/email',
    {
      summary:
        'Mail a link to the current address, which has to allow the change; then the new address confirms it',
      callers: ['administrator'],
      body: z.object({ oldEmail: email, newEmail: email }),
      response: message,
    },
    async ({ body, caller }) => {
      const { changeEmail: result } = await changeEmail(body, caller);
      const { __typename, message } = result;
      return __typename === 'EmailChangeRequested' ? { message } : toHttpError(result);
    },
  );

  route(
    'POST /siteinfo/forgot',
    {
      summary: "Mail a link that sets a new password to the administrator's stored address",
      body: z.object({}).describe('Empty.'),
      response: message,
    },
    async ({ caller }) => (await requestPasswordReset({}, caller)).requestPasswordReset,
  );
}
