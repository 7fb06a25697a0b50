import { bearerToken, sessionSecretFrom } from '@larkfare/service-kit';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type RegistryContext } from '../registry-context.ts';
import { holderOf } from '../tokens/deploy-tokens.ts';
import { sendError } from './errors.ts';

type Context = Pick<RegistryContext, 'db' | 'administratorOf'>;

export const administratorFrom = (
  { administratorOf }: Pick<Context, 'administratorOf'>,
  { headers: { authorization, cookie } }: FastifyRequest,
) => administratorOf({ authorization, 'x-session-secret': sessionSecretFrom(cookie) });

export const sendSignIn = (reply: FastifyReply) => sendError(reply, 401, 'Please sign in.');

/** The author of a change to a remote: the holder of its deploy token, or an administrator. */
export async function publisherOf(
  context: Context,
  request: FastifyRequest,
  remote: string,
): Promise<string | 401 | 403> {
  const holder = await holderOf(context.db, bearerToken(request.headers.authorization));
  if (holder) return holder.remote === remote ? `${holder.label} (${holder.remote})` : 403;
  const administrator = await administratorFrom(context, request);
  return administrator?.email ?? 401;
}

const messages = {
  401: 'Please send a deploy token of this remote.',
  403: 'This deploy token belongs to another remote.',
};

export const sendPublisherError = (reply: FastifyReply, status: 401 | 403) =>
  sendError(reply, status, messages[status]);

/** Whether the request has a valid deploy token or an administrator's: only they may read the authors of changes. */
export async function isAuthenticated(context: Context, request: FastifyRequest): Promise<boolean> {
  const holder = await holderOf(context.db, bearerToken(request.headers.authorization));
  return holder !== undefined || (await administratorFrom(context, request)) !== undefined;
}
