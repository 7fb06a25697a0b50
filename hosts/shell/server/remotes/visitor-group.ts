import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Remote } from './remote-folder.ts';
import { forGroup, groupCount, groupIn, needsGroup } from './visitor-group.rules.ts';

const name = 'visitorGroup';
const halfAYear = 180 * 24 * 60 * 60;

/** The remotes as this visitor has them. Says nothing to the visitor, who may have no group yet. */
export function remotesSeenBy(request: FastifyRequest, remotes: Remote[]): Remote[] {
  return forGroup(remotes, groupIn(cookieOf(request)));
}

/**
 * The same for a page, which gives a visitor without a group one, while there is something to be tried: one of a
 * hundred numbers that tells nobody apart, kept so that the site does not change with every page.
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
      `${name}=${group}; Path=/; Max-Age=${halfAYear}; SameSite=Lax; HttpOnly`,
    );
  return forGroup(remotes, group);
}

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  /(?:^|;\s*)visitorGroup=([^;]*)/.exec(headers.cookie ?? '')?.[1];
