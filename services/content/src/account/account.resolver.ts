import { type SubgraphContext } from '@larkfare/service-kit';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { SignedIn, SignInRefused, SignInResult, Viewer } from './account.input.ts';
import { tooManyGuesses } from './credentials.ts';
import { type Sessions } from './sessions.ts';

/** What the account's resolvers rely on. */
export interface AccountContext extends SubgraphContext {
  sessions: Sessions;
  /** The bearer token that came with the request. */
  token?: string;
  clientAddress: string;
}

@Resolver()
export class AccountResolver {
  @Query(() => Viewer, {
    nullable: true,
    description: 'The administrator whose live session the token that came along names.',
  })
  viewer(@Ctx() { administrator }: AccountContext): Viewer | null {
    return administrator ?? null;
  }

  @Query(() => String, {
    description: 'The public key that tokens are checked with, as a JSON Web Key.',
  })
  tokenKey(@Ctx() { sessions }: AccountContext): string {
    return JSON.stringify(sessions.publicJwk);
  }

  @Mutation(() => SignInResult, {
    description:
      'Every failure has the same words and takes the same time; repeated ones take longer.',
  })
  async signIn(
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
    @Ctx() { sessions, clientAddress }: AccountContext,
  ): Promise<typeof SignInResult> {
    const signedIn = await sessions.signIn({ email, password, address: clientAddress });
    if (signedIn === 'busy') return new SignInRefused(tooManyGuesses);
    return signedIn === 'wrong' ? new SignInRefused() : new SignedIn(signedIn.token);
  }

  @Mutation(() => Boolean, {
    description: 'Ends the session of the token that came along, if it has one.',
  })
  async signOut(@Ctx() { sessions, token }: AccountContext): Promise<boolean> {
    await sessions.signOut(token);
    return true;
  }
}
