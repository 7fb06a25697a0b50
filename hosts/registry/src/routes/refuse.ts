import { bearerToken } from '@larkfare/service-kit';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type RegistryContext } from '../registry-context.ts';
import { holderOf } from '../tokens/deploy-tokens.ts';

/** Answers with a sentence and, where there are several, every reason. */
export const refuse = (
  reply: FastifyReply,
  status: number,
  message: string,
  more: Record<string, unknown> = {},
) => reply.code(status).send({ message, error: message, ...more });

/** Who may change a remote: a holder of its deploy token, or an administrator. */
export async function publisherOf(
  { db, administratorOf }: RegistryContext,
  request: FastifyRequest,
  remote: string,
): Promise<string | 401 | 403> {
  const { authorization } = request.headers;
  const holder = await holderOf(db, bearerToken(authorization));
  if (holder) return holder.remote === remote ? `${holder.label} (${holder.remote})` : 403;
  const administrator = await administratorOf({ authorization });
  return administrator?.email ?? 401;
}

const sentences = {
  401: 'Please send a deploy token of this remote.',
  403: 'This deploy token is another remote’s.',
};

export const refusePublisher = (reply: FastifyReply, status: 401 | 403) =>
  refuse(reply, status, sentences[status]);

/** Whether a deploy token or an administrator's came along: only they read who did what. */
export async function isKnown(
  { db, administratorOf }: RegistryContext,
  { headers: { authorization } }: FastifyRequest,
): Promise<boolean> {
  const holder = await holderOf(db, bearerToken(authorization));
  return holder !== undefined || (await administratorOf({ authorization })) !== undefined;
}
