import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type ContentContext } from '../content-context.ts';
import { SignedIn, SignInRefused, SignInResult, Viewer } from './account.input.ts';
import { tooManyGuesses } from './credentials.ts';

@Resolver()
export class AccountResolver {
  @Query(() => Viewer, {
    nullable: true,
    description: 'The administrator whose live session the token that came along names.',
  })
  viewer(@Ctx() { administrator }: ContentContext): Viewer | null {
    return administrator ?? null;
  }

  @Query(() => String, {
    description: 'The public key that tokens are checked with, as a JSON Web Key.',
  })
  tokenKey(@Ctx() { sessions }: ContentContext): string {
    return JSON.stringify(sessions.publicJwk);
  }

  @Mutation(() => SignInResult, {
    description:
      'Every failure has the same words and takes the same time; repeated ones take longer.',
  })
  async signIn(
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
    @Ctx() context: ContentContext,
  ): Promise<typeof SignInResult> {
    const signedIn = await context.sessions.signIn({
      email,
      password,
      address: context.clientAddress,
      isBrowser: context.headers['x-from-browser'] !== undefined,
    });
    if (signedIn === 'busy') return new SignInRefused(tooManyGuesses);
    if (signedIn === 'wrong') return new SignInRefused();
    context.sessionSecret = signedIn.secret;
    return new SignedIn(signedIn.token);
  }

  @Mutation(() => Boolean, {
    description: 'Ends the session of the token that came along, if it has one.',
  })
  async signOut(@Ctx() { sessions, headers }: ContentContext): Promise<boolean> {
    await sessions.signOut(headers);
    return true;
  }
}
