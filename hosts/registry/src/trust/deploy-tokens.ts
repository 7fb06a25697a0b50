import { createHash, randomBytes } from 'node:crypto';
import type * as api from '@larkfare/remote-cli/registry-api';
import { newId, query } from '@larkfare/data-kit/database';
import { type DataSource, type EntityManager } from 'typeorm';
import { type Row } from '../versions/row.ts';

export type Scope = (typeof api.scopes)[number];

type DeployToken = Row<api.DeployToken>;

const prefix = 'lfdeploy_';
const dayMs = 24 * 60 * 60 * 1000;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

type NewToken = Pick<DeployToken, 'remote' | 'label' | 'scopes' | 'createdBy'>;

/** Creates the remote with its first token or trusted publisher. */
export const ensureRemote = (
  manager: EntityManager,
  remote: { remote: string; title: string },
): Promise<unknown> =>
  query(
    manager,
    'INSERT INTO remotes (name, title) VALUES (:remote, :title) ON CONFLICT DO NOTHING',
    remote,
  );

/** Creates a token for one remote. @returns the token, which cannot be read again */
export const createDeployToken = (
  db: DataSource,
  { title, days, ...granted }: NewToken & { title: string; days: number },
) =>
  db.transaction(async (manager) => {
    await ensureRemote(manager, { remote: granted.remote, title });
    return insertDeployToken(manager, { ...granted, lastsMs: days * dayMs });
  });

export async function insertDeployToken(
  manager: EntityManager,
  {
    lastsMs,
    trustedPublisher = null,
    exchangedFor = null,
    ...granted
  }: NewToken & {
    lastsMs: number;
    trustedPublisher?: string | null;
    /** The ID token that it was exchanged for, which is exchanged once. */
    exchangedFor?: string | null;
  },
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = prefix + randomBytes(32).toString('base64url');
  const id = newId();
  const expiresAt = new Date(Date.now() + lastsMs);
  await query(
    manager,
    `INSERT INTO deploy_tokens
       (id, remote, label, scopes, token_hash, created_by, expires_at, trusted_publisher, exchanged_for)
     VALUES (:id, :remote, :label, :scopes, :hash, :createdBy, :expiresAt, :trustedPublisher, :exchangedFor)`,
    { id, ...granted, hash: hashOf(token), expiresAt, trustedPublisher, exchangedFor },
  );
  return { id, token, expiresAt };
}

export const revokeDeployToken = (db: DataSource, id: string) =>
  query(db, 'UPDATE deploy_tokens SET revoked_at = now() WHERE id = :id AND revoked_at IS NULL', {
    id,
  });

export async function isRevoked(db: DataSource, id: string): Promise<boolean> {
  const revoked = await query(
    db,
    'SELECT FROM deploy_tokens WHERE id = :id AND revoked_at IS NOT NULL',
    { id },
  );
  return revoked.length > 0;
}

type Holder = Pick<DeployToken, 'id' | 'remote' | 'label' | 'scopes'>;

/** Undefined if the token is unknown, revoked or past its end. */
export async function holderOf(
  db: DataSource,
  token: string | undefined,
): Promise<Holder | undefined> {
  if (!token?.startsWith(prefix)) return undefined;
  const [holder] = await query<Holder>(
    db,
    `UPDATE deploy_tokens SET last_used_at = now()
     WHERE token_hash = :hash AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
     RETURNING id, remote, label, scopes`,
    { hash: hashOf(token) },
  );
  return holder;
}

/** Those that administrators created; the others expire within minutes. */
export const deployTokens = (db: DataSource): Promise<DeployToken[]> =>
  query<DeployToken>(
    db,
    `SELECT id, remote, label, scopes, created_by AS "createdBy", created_at AS "createdAt",
            last_used_at AS "lastUsedAt", revoked_at AS "revokedAt", expires_at AS "expiresAt"
     FROM deploy_tokens WHERE exchanged_for IS NULL ORDER BY remote, created_at`,
  );
