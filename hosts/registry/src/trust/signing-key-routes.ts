import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { addSigningKey, removeSigningKey, signingKeys } from './signing-keys.ts';
import { remoteName } from '../versions/published.input.ts';
import { existing, type RegistryApi } from './registry-api.ts';
import * as responses from './responses.ts';
import { text } from './text.input.ts';
import { type DataSource } from 'typeorm';

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
export function signingKeyRoutes({ route }: RegistryApi, { db }: { db: DataSource }): void {
  route(
    'GET /signing-keys',
    {
      summary: 'Keys that sign versions',
      callers: ['administrator'],
      response: responses.signingKeys,
    },
    async () => ({ keys: await signingKeys(db) }),
  );

  route(
    'POST /signing-keys',
    {
      summary: 'Add a key that signs versions of a remote',
      description: 'From then on a version that none of its keys signed is not published.',
      callers: ['administrator'],
      body: newKey,
      response: responses.signingKey,
      status: 201,
    },
    async ({ body, author, recordDeployToken }) => {
      const { remote, title = remote, label } = body;
      const detail = `${label} (${remote})`;
      await recordDeployToken({ kind: 'remote_key_added', detail });
      return addSigningKey(db, { ...body, title, createdBy: author.name });
    },
  );

  route(
    'DELETE /signing-keys/{id}',
    {
      summary: 'Remove a key: it signs no further version',
      callers: ['administrator'],
      response: responses.message,
    },
    async ({ params, recordDeployToken }) => {
      const keys = await signingKeys(db);
      const key = existing(
        keys.find(({ id }) => id === params.id),
        'This signing key does not exist.',
      );
      const detail = `${key.label} (${key.remote})`;
      await recordDeployToken({ kind: 'remote_key_removed', detail });
      await removeSigningKey(db, key.id);
      return { message: 'The key is removed.' };
    },
  );
}
