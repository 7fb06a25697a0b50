import { query } from '@larkfare/data-kit/database';
import { HttpError } from '@larkfare/server-kit/http';
import { type DataSource, type EntityManager } from 'typeorm';
import { type Availability } from './availability.rules.ts';

/** A version that is not offered, and why. */
export interface Withdrawn {
  availability: Exclude<Availability, 'offered'>;
  reason: string;
  decidedBy: string;
  decidedAt: Date | string;
}

export const withdrawnError = (
  { remote, version }: { remote: string; version: string },
  { availability, reason }: Withdrawn,
) => new HttpError(409, `${remote} ${version} was ${availability}: ${reason}`);

/** Undefined for a version that is offered. */
export async function withdrawnVersion(
  db: DataSource | EntityManager,
  remote: string,
  version: string,
): Promise<Withdrawn | undefined> {
  const [withdrawn] = await query<Withdrawn>(
    db,
    `SELECT availability, reason, decided_by AS "decidedBy", decided_at AS "decidedAt"
     FROM withdrawn_versions WHERE remote = :remote AND version = :version`,
    { remote, version },
  );
  return withdrawn;
}

/** A remote's versions that may not become live. */
export async function withdrawnOf(
  db: DataSource | EntityManager,
  remote: string,
): Promise<ReadonlySet<string>> {
  const rows = await query<{ version: string }>(
    db,
    'SELECT version FROM withdrawn_versions WHERE remote = :remote',
    { remote },
  );
  return new Set(rows.map(({ version }) => version));
}
