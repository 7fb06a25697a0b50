import type * as api from '@larkfare/remote-cli/registry-api';
import { newId, query } from '@larkfare/data-kit/database';
import { HttpError } from '@larkfare/server-kit/http';
import { type DataSource } from 'typeorm';
import { type Row } from '../versions/row.ts';
import { ensureRemote } from './deploy-tokens.ts';

export type TrustedPublisher = Row<api.TrustedPublisher>;

const columns = `id, remote, issuer, project, project_id AS "projectId", ref, environment, workflow, scopes,
  created_by AS "createdBy", created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

export const trustedPublishers = (db: DataSource): Promise<TrustedPublisher[]> =>
  query<TrustedPublisher>(
    db,
    `SELECT ${columns} FROM trusted_publishers ORDER BY remote, created_at`,
  );

type NewPublisher = Omit<TrustedPublisher, 'id' | 'projectId' | 'createdAt' | 'lastUsedAt'> & {
  title: string;
};

export const addTrustedPublisher = (
  db: DataSource,
  { title, ...publisher }: NewPublisher,
): Promise<TrustedPublisher | HttpError> =>
  db.transaction(async (manager) => {
    await ensureRemote(manager, { remote: publisher.remote, title });
    const [added] = await query<TrustedPublisher>(
      manager,
      `INSERT INTO trusted_publishers (id, remote, issuer, project, ref, environment, workflow, scopes, created_by)
       VALUES (:id, :remote, :issuer, :project, :ref, :environment, :workflow, :scopes, :createdBy)
       ON CONFLICT DO NOTHING RETURNING ${columns}`,
      { id: newId(), ...publisher },
    );
    return added ?? new HttpError(409, 'This publisher is already trusted.');
  });

/** Revokes its deploy tokens too. */
export const removeTrustedPublisher = (db: DataSource, id: string): Promise<void> =>
  db.transaction(async (manager) => {
    // Waits for an exchange that began before, whose token is revoked then.
    await query(manager, 'SELECT FROM trusted_publishers WHERE id = :id FOR UPDATE', { id });
    await query(
      manager,
      'UPDATE deploy_tokens SET revoked_at = now(), trusted_publisher = NULL WHERE trusted_publisher = :id',
      { id },
    );
    await query(manager, 'DELETE FROM trusted_publishers WHERE id = :id', { id });
  });
