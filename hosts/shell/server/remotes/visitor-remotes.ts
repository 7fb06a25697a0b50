import { setCookie } from '@larkfare/server-kit/administrator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSitesOwn, type PublishedRemotes, withPublished } from './published-remotes.ts';
import type { Remote } from './remote-folder.ts';
import { forGroup, needsGroup } from './visitor-group.rules.ts';

type Request = Pick<FastifyRequest, 'headers'>;

/** Longer than a rollout takes; the privacy policy states how long. */
const groupCookieSeconds = 30 * 24 * 60 * 60;
/** Longer than any session; browsers keep no cookie for more than 400 days. */
const officeCookieSeconds = 400 * 24 * 60 * 60;

/**
 * The remotes that this visitor sees: the candidates of the visitor's group, and the version whose preview link was opened.
 * In a browser of the back office partners' remotes run in sandboxed frames, reviewed or not.
 * @param group as the page assigned it; otherwise that of the visitor's cookie
 */
export async function remotesForVisitor(
  request: Request,
  all: Remote[],
  published: Pick<PublishedRemotes, 'preview' | 'groups'> | undefined,
  group?: number,
): Promise<{ remotes: Remote[]; isPreview: boolean }> {
  const inGroup = needsGroup(all) ? forGroup(all, group ?? groupIn(request, published)) : all;
  const token = cookieIn(request, 'preview');
  const preview = token && (await published?.preview(token));
  const remotes = preview ? withPublished(inGroup, [{ ...preview, isPreview: true }]) : inGroup;
  return {
    remotes: isOfficeBrowser(request) ? remotes.map(sandboxed) : remotes,
    isPreview: !!preview,
  };
}

/**
 * The visitor's group for a page, which assigns that of the network to visitors without one while there is a candidate.
 * One of a hundred numbers identifies no person; it is stored so that the site does not change from page to page.
 */
export function groupForPage(
  request: FastifyRequest,
  reply: FastifyReply,
  remotes: Remote[],
  published: Pick<PublishedRemotes, 'groups'> | undefined,
): number | undefined {
  if (!needsGroup(remotes)) return undefined;
  const stored = groupIn(request, published);
  if (stored !== undefined) return stored;
  const group = published?.groups.of(request.ip);
  const signed = group === undefined ? undefined : published?.groups.signed(group);
  if (signed)
    storeCookie(request, reply, {
      name: 'visitorGroup',
      value: signed,
      seconds: groupCookieSeconds,
    });
  return group;
}

const groupIn = (
  request: Request,
  published: Pick<PublishedRemotes, 'groups'> | undefined,
): number | undefined => published?.groups.read(cookieIn(request, 'visitorGroup') ?? '');

/**
 * Marks a browser in which the back office is opened: its storage may hold an administrator's token, which any script in
 * a page could read. Every visit of the back office begins with a full page load, so no token is stored without the mark.
 */
export const markOfficeBrowser = (request: FastifyRequest, reply: FastifyReply): void =>
  storeCookie(request, reply, { name: 'backOffice', value: '1', seconds: officeCookieSeconds });

export const isOfficeBrowser = (request: Request) => cookieIn(request, 'backOffice') === '1';

/** Whether a preview link was opened in this browser, and may still be valid. */
export const hasPreview = (request: Request) => cookieIn(request, 'preview') !== undefined;

/** The frame's document brings the operations of its build (see sandbox-routes.ts). */
const sandboxed = (remote: Remote): Remote =>
  isSitesOwn(remote) ? remote : { sandbox: { operations: [] }, ...remote };

const cookies = {
  preview: /(?:^|;\s*)preview=([\w.-]+)/,
  visitorGroup: /(?:^|;\s*)visitorGroup=([^;]*)/,
  backOffice: /(?:^|;\s*)backOffice=(1)/,
};

const cookieIn = ({ headers }: Request, name: keyof typeof cookies): string | undefined =>
  cookies[name].exec(headers.cookie ?? '')?.[1];

const storeCookie = (
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { name, value, seconds }: { name: keyof typeof cookies; value: string; seconds: number },
) =>
  void reply.header(
    'set-cookie',
    setCookie(name, value, { seconds, isSecure: protocol === 'https' }),
  );
