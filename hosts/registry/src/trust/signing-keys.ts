import { verify } from 'node:crypto';
import type * as api from '@larkfare/remote-cli/registry-api';
import { contentHash, signedText } from '@larkfare/remote-cli/content-hash';
import { newId, query } from '@larkfare/data-kit/database';
import { HttpError } from '@larkfare/server-kit/http';
import { type DataSource } from 'typeorm';
import { type Row } from '../versions/row.ts';
import { type Candidate } from '../versions/published.input.ts';
import { ensureRemote } from './deploy-tokens.ts';

type SigningKey = Row<api.SigningKey>;

const columns = `id, remote, label, public_key AS "publicKey", created_by AS "createdBy", created_at AS "createdAt"`;

/** Those that may sign. */
export const signingKeys = (db: DataSource): Promise<SigningKey[]> =>
  query<SigningKey>(
    db,
    `SELECT ${columns} FROM signing_keys WHERE removed_at IS NULL ORDER BY remote, created_at`,
  );

export const addSigningKey = (
  db: DataSource,
  { title, ...key }: Omit<SigningKey, 'id' | 'createdAt'> & { title: string },
): Promise<SigningKey | HttpError> =>
  db.transaction(async (manager) => {
    await ensureRemote(manager, { remote: key.remote, title });
    const [added] = await query<SigningKey>(
      manager,
      `INSERT INTO signing_keys (id, remote, label, public_key, created_by)
       VALUES (:id, :remote, :label, :publicKey, :createdBy)
       ON CONFLICT DO NOTHING RETURNING ${columns}`,
      { id: newId(), ...key },
    );
    return added ?? new HttpError(409, 'This remote has this key already.');
  });

export const removeSigningKey = (db: DataSource, id: string) =>
  query(db, 'UPDATE signing_keys SET removed_at = now() WHERE id = :id', { id });

/**
 * The key that signed a candidate; null if its remote has none.
 * @returns why it may not be published, if the remote has keys and none of them signed it
 */
export async function signerOf(
  db: DataSource,
  { version, manifest, operations, signature }: Candidate,
): Promise<{ id: string | null } | HttpError> {
  const { name } = manifest;
  const keys = (await signingKeys(db)).filter(({ remote }) => remote === name);
  if (keys.length === 0) return { id: null };
  if (!signature)
    return new HttpError(
      403,
      `${name} takes signed versions only: sign it with a key of its team (LARKFARE_SIGNING_KEY).`,
    );
  const text = signedText(name, version, contentHash({ manifest, operations }));
  const signer = keys.find(({ publicKey }) =>
    verify(null, text, publicKey, Buffer.from(signature, 'base64')),
  );
  return (
    signer ??
    new HttpError(403, `${name} ${version} is not signed with a key that this site stores.`)
  );
}
