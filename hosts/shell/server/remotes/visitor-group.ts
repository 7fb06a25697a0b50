import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Remote } from './remote-folder.ts';
import { forGroup, groupCount, groupIn, needsGroup } from './visitor-group.rules.ts';

const name = 'visitorGroup';
/** Longer than a rollout takes; the privacy policy says how long. */
const thirtyDays = 30 * 24 * 60 * 60;

/** The remotes for this visitor's group. Assigns none. */
export function remotesSeenBy(request: FastifyRequest, remotes: Remote[]): Remote[] {
  return forGroup(remotes, groupIn(cookieOf(request)));
}

/**
 * The same for a page, which assigns a group to visitors without one while there is a candidate. One of a hundred numbers
 * identifies no person; it is stored so that the site does not change from page to page.
 */
export function remotesForPage(
  request: FastifyRequest,
  reply: FastifyReply,
  remotes: Remote[],
): Remote[] {
  if (!needsGroup(remotes)) return remotes;
  const known = groupIn(cookieOf(request));
  const group = known ?? randomInt(groupCount);
  if (known === undefined)
    void reply.header(
      'set-cookie',
      `${name}=${group}; Path=/; Max-Age=${thirtyDays}; SameSite=Lax; HttpOnly`,
    );
  return forGroup(remotes, group);
}

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  /(?:^|;\s*)visitorGroup=([^;]*)/.exec(headers.cookie ?? '')?.[1];
