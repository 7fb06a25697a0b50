import { randomBytes } from 'node:crypto';
import { cookieNamed } from './cookie.rules.ts';

const name = 'mountTicket';

export type Tickets = ReturnType<typeof tickets>;

/** Tickets with which the mount gate asks the graph as long as it tries a candidate, for what that one asks. */
export function tickets() {
  const given = new Map<string, readonly string[]>();
  return {
    give(operations: readonly string[]): { cookie: string; takeBack(): void } {
      const ticket = randomBytes(24).toString('base64url');
      given.set(ticket, operations);
      return { cookie: `${name}=${ticket}`, takeBack: () => void given.delete(ticket) };
    },
    /** What the holder may ask; nothing without a ticket that is still good. */
    operationsFor: (cookie: string | undefined): readonly string[] =>
      given.get(cookieNamed(name, cookie)) ?? [],
  };
}
