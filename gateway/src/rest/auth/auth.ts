import { z } from 'zod';
import { toHttpError } from '../crud.ts';
import { text } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { SignInDocument, SignOutDocument, ViewerDocument } from './auth.generated.ts';

const credentials = z.object({ email: text(320), password: text(200) });

export function authRoutes({ route, prepare }: RestApi): void {
  const signIn = prepare(SignInDocument);
  const signOut = prepare(SignOutDocument);
  const viewer = prepare(ViewerDocument);

  route(
    'POST /auth/login',
    {
      summary: 'Sign in as an administrator',
      body: credentials,
      response: z.object({ token: z.string(), message: z.string() }),
    },
    async ({ body, caller, startSession }) => {
      const { signIn: result } = await signIn(body, caller, startSession);
      if (!('token' in result)) return toHttpError(result);
      return { message: result.message, token: result.token };
    },
  );

  route(
    'POST /auth/logout',
    {
      summary: 'End the session of the bearer token, if it has one',
      response: z.object({ message: z.string() }),
    },
    async ({ caller }) => {
      await signOut({}, caller);
      return { message: 'Signed out.' };
    },
  );

  route(
    'GET /auth/verify',
    {
      summary: 'Whether the bearer token is that of a live session',
      response: z.object({ valid: z.boolean() }),
    },
    async ({ caller }) => ({ valid: (await viewer({}, caller)).viewer !== null }),
  );
}
