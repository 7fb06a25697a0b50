import { setCookie } from '@larkfare/server-kit/administrator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedRemotes } from './published-remotes.ts';
import type { Remote } from './remote-folder.ts';
import { forGroup, needsGroup } from './visitor-group.rules.ts';

type Groups = Pick<PublishedRemotes, 'groups'> | undefined;

const name = 'visitorGroup';
/** Longer than a rollout takes; the privacy policy states how long. */
const thirtyDays = 30 * 24 * 60 * 60;

/** The remotes for this visitor's group. Assigns none. */
export const remotesSeenBy = (request: FastifyRequest, remotes: Remote[], published: Groups) =>
  forGroup(remotes, knownGroup(request, published));

/**
 * The same for a page, which assigns the group of the network to visitors without one while there is a candidate. One of a
 * hundred numbers identifies no person; it is stored so that the site does not change from page to page.
 */
export function remotesForPage(
  request: FastifyRequest,
  reply: FastifyReply,
  remotes: Remote[],
  published: Groups,
): Remote[] {
  if (!needsGroup(remotes)) return remotes;
  const known = knownGroup(request, published);
  const group = known ?? published?.groups.of(request.ip);
  const signed = known === undefined && group !== undefined && published?.groups.signed(group);
  if (signed)
    void reply.header(
      'set-cookie',
      setCookie(name, signed, { seconds: thirtyDays, isSecure: request.protocol === 'https' }),
    );
  return forGroup(remotes, group);
}

const knownGroup = ({ headers }: FastifyRequest, published: Groups): number | undefined =>
  published?.groups.read(/(?:^|;\s*)visitorGroup=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '');
