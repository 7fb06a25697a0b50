import { createPublicKey } from 'node:crypto';
import { joinMessages } from '@larkfare/data-kit/refusals';
import { safeParse } from '@larkfare/server-kit/http';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type RegistryContext } from '../registry-context.ts';
import { addSigningKey, removeSigningKey, signingKeys } from '../tokens/signing-keys.ts';
import { remoteName } from '../versions/published.input.ts';
import { authorOf, callerHeaders, forAdministrators } from './authorisation.ts';
import { sendError } from './errors.ts';
import * as responses from './responses.ts';
import { text } from './text.input.ts';

const newKey = z.object({
  remote: remoteName,
  title: text.max(80).optional(),
  label: text.max(80),
  publicKey: z
    .string()
    .max(1000)
    .transform((pem) => publicKeyOf(pem) ?? '')
    .refine(Boolean, 'Send the public half of an Ed25519 key: -----BEGIN PUBLIC KEY-----.')
    .describe('Ed25519, PEM.'),
});

/** The key in one normal form, so that it is stored once; undefined for a private key and for anything but an Ed25519 key. */
function publicKeyOf(pem: string): string | undefined {
  if (!pem.includes('BEGIN PUBLIC KEY')) return undefined;
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'ed25519'
      ? key.export({ type: 'spki', format: 'pem' }).toString()
      : undefined;
  } catch {
    // Not a key.
    return undefined;
  }
}

/** Keys with which teams sign their versions, added and removed by administrators. */
export const signingKeyRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;
  const ofAdministrators = forAdministrators(context);

  const list = ofAdministrators({
    summary: 'Keys that sign versions',
    response: responses.signingKeys,
  });
  server.get('/signing-keys', list, async () => ({ keys: await signingKeys(db) }));

  const add = ofAdministrators({
    summary: 'Add a key that signs versions of a remote',
    description: 'From then on a version that none of its keys signed is not published.',
    body: newKey,
    response: responses.signingKey,
    status: 201,
  });
  server.post('/signing-keys', add, async (request, reply) => {
    const body = safeParse(newKey, request.body);
    if (!body.success)
      return sendError(reply, 400, joinMessages(body.error.issues.map(({ message }) => message)));
    const { remote, title = remote, label } = body.data;
    await context.recordDeployToken(callerHeaders(request), {
      kind: 'remote_key_added',
      detail: `${label} (${remote})`,
    });
    const createdBy = authorOf(request);
    const added = await addSigningKey(db, { ...body.data, title, createdBy });
    return added
      ? reply.code(201).send(added)
      : sendError(reply, 409, 'This remote has this key already.');
  });

  const remove = ofAdministrators({
    summary: 'Remove a key: it signs no further version',
    response: responses.message,
  });
  server.delete<{ Params: { id: string } }>('/signing-keys/:id', remove, async (request, reply) => {
    const key = (await signingKeys(db)).find(({ id }) => id === request.params.id);
    if (!key) return sendError(reply, 404, 'This signing key does not exist.');
    await context.recordDeployToken(callerHeaders(request), {
      kind: 'remote_key_removed',
      detail: `${key.label} (${key.remote})`,
    });
    await removeSigningKey(db, key.id);
    return { message: 'The key is removed.' };
  });
};
