import { z } from 'zod';
import { SignInDocument, SignOutDocument, ViewerDocument } from './auth.generated.ts';
import { type Door } from './door.ts';
import { text } from './parameters.ts';
import { Refused } from './refused.ts';

const credentials = z.object({ email: text(320), password: text(200) });
const signedIn = z.object({ token: z.string(), message: z.string() });
const verified = z.object({ valid: z.boolean() });

export function authRoutes({ route, operation }: Door): void {
  const signIn = operation(SignInDocument);
  const signOut = operation(SignOutDocument);
  const viewer = operation(ViewerDocument);

  route(
    'POST /auth/login',
    { summary: 'Sign in as an administrator', body: credentials, answer: signedIn },
    async ({ body, caller }) => {
      const { signIn: result } = await signIn(body, caller);
      switch (result.__typename) {
        case 'SignedIn':
          return { token: result.token, message: result.message };
        case 'SignInRefused':
          return new Refused(401, result.message);
        default:
          return result satisfies never;
      }
    },
  );

  route(
    'POST /auth/logout',
    {
      summary: 'End the session of the bearer token, if it has one',
      answer: z.object({ message: z.string() }),
    },
    async ({ caller }) => {
      await signOut({}, caller);
      return { message: 'Signed out.' };
    },
  );

  route(
    'GET /auth/verify',
    { summary: 'Whether the bearer token is that of a live session', answer: verified },
    async ({ caller }) => ({ valid: (await viewer({}, caller)).viewer !== null }),
  );
}
