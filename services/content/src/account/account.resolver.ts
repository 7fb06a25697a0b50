import { TooManyRequests } from '@larkfare/data-kit/refusals';
import { counted, isId } from '@larkfare/text-rules';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type ContentContext } from '../content-context.ts';
import { SecurityEventKind } from '../security-log/security-event.input.ts';
import { AccountSession, SignedIn, SignInRefused, SignInResult, Viewer } from './account.input.ts';
import { endSessions, openSessionsOf } from './open-sessions.ts';
import { type LiveSession } from './sessions.ts';
import { rotateSigningKey } from './tokens.ts';

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
    description: 'The public keys that tokens are checked with, as a JSON Web Key Set.',
  })
  async tokenKeys(@Ctx() { sessions }: ContentContext): Promise<string> {
    return JSON.stringify(await sessions.publicKeys());
  }

  @Mutation(() => SignInResult, {
    description:
      'Every failure has the same words and takes the same time. After repeated ones, further passwords are not checked for a while.',
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
      headers: context.headers,
    });
    const record = (kind: SecurityEventKind) => context.recordEvent({ kind, email });
    if (signedIn instanceof TooManyRequests) {
      await record(SecurityEventKind.sign_in_throttled);
      return signedIn;
    }
    if (signedIn === 'wrong') {
      await record(SecurityEventKind.sign_in_refused);
      return new SignInRefused();
    }
    await record(SecurityEventKind.signed_in);
    context.newSession = signedIn.newSession;
    return new SignedIn(signedIn.token);
  }

  @Mutation(() => Boolean, {
    description: 'Ends the session of the token that came along, if it has one.',
  })
  async signOut(
    @Ctx() { sessions, headers, session, recordEvent }: ContentContext,
  ): Promise<boolean> {
    await sessions.signOut(headers);
    const email = session?.administrator.email;
    if (session) await recordEvent({ kind: SecurityEventKind.session_ended, email });
    return true;
  }

  @Query(() => [AccountSession], {
    description: 'Where the administrator is signed in; the current session comes first.',
  })
  sessions(@Ctx() { db, session }: ContentContext): Promise<AccountSession[]> {
    return openSessionsOf(db, required(session));
  }

  @Mutation(() => [AccountSession], {
    description: 'Ends one session of the administrator. Returns those that continue.',
  })
  endSession(
    @Arg('id', () => ID) id: string,
    @Ctx() context: ContentContext,
  ): Promise<AccountSession[]> {
    return end(context, isId(id) ? { id } : undefined);
  }

  @Mutation(() => Int, {
    description:
      'Signs tokens with a new key. Tokens of the old one stay good until they expire; if it has leaked, every session ends, that of the caller too. Returns the number of ended sessions.',
  })
  rotateSigningKey(
    @Arg('hasLeaked', () => Boolean) hasLeaked: boolean,
    @Ctx() { db, session, headers }: ContentContext,
  ): Promise<number> {
    const { email } = required(session).administrator;
    return rotateSigningKey(db, { hasLeaked, email }, headers);
  }

  @Mutation(() => [AccountSession], {
    description: 'Ends every other session of the administrator.',
  })
  endOtherSessions(@Ctx() context: ContentContext): Promise<AccountSession[]> {
    return end(context, 'others');
  }
}

async function end(
  { db, session, recordEvent }: ContentContext,
  which: { id: string } | 'others' | undefined,
): Promise<AccountSession[]> {
  const current = required(session);
  const ended = which ? await endSessions(db, current, which) : 0;
  const { email } = current.administrator;
  const detail = `${counted(ended, 'session')}, from the list of sessions`;
  if (ended) await recordEvent({ kind: SecurityEventKind.session_ended, email, detail });
  return openSessionsOf(db, current);
}

/** These fields are closed, so that a session always came along. */
function required(session: LiveSession | undefined): LiveSession {
  if (!session) throw new Error('A closed field was resolved without a session.');
  return session;
}
