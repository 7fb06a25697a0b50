import { bearerToken, sessionSecretFrom } from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { type FastifyReply, type FastifyRequest, type RouteGenericInterface } from 'fastify';
import { type RegistryContext } from '../registry-context.ts';
import { mayTokenActivate } from '../remotes/own-remotes.rules.ts';
import { holderOf, type Scope } from '../tokens/deploy-tokens.ts';
import { sendError } from './errors.ts';
import { describe, type Description } from './openapi.ts';

type Context = Pick<RegistryContext, 'db' | 'administratorOf'>;

export const administratorFrom = (
  { administratorOf }: Pick<Context, 'administratorOf'>,
  request: FastifyRequest,
) => administratorOf(callerHeaders(request));

/** The caller, for the content service. */
export const callerHeaders = ({ headers, ip }: FastifyRequest): RequestHeaders => ({
  'x-client-address': ip,
  'x-client-agent': headers['user-agent'],
  authorization: headers.authorization,
  'x-session-secret': sessionSecretFrom(headers.cookie),
});

type Refused = { status: 401 | 403; message: string };

const signIn: Refused = { status: 401, message: 'Please sign in.' };

export const sendSignIn = (reply: FastifyReply) => sendPublisherError(reply, signIn);

/** The author of a change to a remote: the holder of a deploy token with this scope, or an administrator. */
export async function publisherOf(
  context: Context,
  request: FastifyRequest,
  { remote, scope }: { remote: string; scope: Scope },
): Promise<string | Refused> {
  const holder = await holderOf(context.db, bearerToken(request.headers.authorization));
  if (holder && holder.remote !== remote)
    return { status: 403, message: 'This deploy token belongs to another remote.' };
  if (holder && !holder.scopes.includes(scope))
    return { status: 403, message: `This deploy token may not ${scope}: it lacks that scope.` };
  if (holder && scope === 'activate' && !mayTokenActivate(remote))
    return { status: 403, message: 'Administrators decide which version of this remote is live.' };
  if (holder) return `${holder.label} (${holder.remote})`;
  const administrator = await administratorFrom(context, request);
  return (
    administrator?.email ?? {
      status: 401,
      message: 'Please send a deploy token of this remote that is not revoked and has not ended.',
    }
  );
}

export const sendPublisherError = (reply: FastifyReply, { status, message }: Refused) =>
  sendError(reply, status, message);

/** Whether the request has a valid deploy token or an administrator's: only they may read the authors of changes. */
export async function isAuthenticated(context: Context, request: FastifyRequest): Promise<boolean> {
  const holder = await holderOf(context.db, bearerToken(request.headers.authorization));
  return holder !== undefined || (await administratorFrom(context, request)) !== undefined;
}

/** Describes a route of these callers; its handler runs only if `authorise` answers with the author of the request. */
const onlyFor =
  <Route extends RouteGenericInterface>(
    callers: Description['callers'],
    authorise: (request: FastifyRequest<Route>) => Promise<string | Refused>,
  ) =>
  (description: Omit<Description, 'callers'>) => ({
    ...describe({ ...description, callers }),
    async preHandler(request: FastifyRequest<Route>, reply: FastifyReply) {
      const author = await authorise(request);
      if (typeof author !== 'string') return sendPublisherError(reply, author);
      authors.set(request, author);
      return undefined;
    },
  });

const authors = new WeakMap<object, string>();

/** The author of a request to a route of `forAdministrators` or `forPublishers`. */
export function authorOf(request: object): string {
  const author = authors.get(request);
  if (author === undefined) throw new Error('This route is open to anyone.');
  return author;
}

/** Describes routes of administrators; any other caller is asked to sign in. */
export const forAdministrators = (context: Context) =>
  onlyFor(
    ['administrator'],
    async (request) => (await administratorFrom(context, request))?.email ?? signIn,
  );

/** Describes routes of a remote’s team, for deploy tokens with this scope. */
export const forPublishers = (context: Context, scope: Scope = 'publish') =>
  onlyFor<{ Params: { remote: string } }>([scope, 'administrator'], (request) =>
    publisherOf(context, request, { remote: request.params.remote, scope }),
  );
