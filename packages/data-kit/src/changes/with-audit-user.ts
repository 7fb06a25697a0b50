import { type DataSource, type EntityManager } from 'typeorm';
import { query } from '../database/query.ts';
import { type Administrator } from '@larkfare/server-kit/administrator';

/** Sets the author of all further writes of a transaction: the audit trigger records it. */
export const setAuditUser = (manager: EntityManager, name: string): Promise<unknown> =>
  query(manager, "SELECT set_config('larkfare.administrator', :name, true)", { name });

/** Runs a transaction as an administrator: the audit trigger records its writes under that e-mail address. */
export const withAuditUser = <Result>(
  db: DataSource,
  { email }: Pick<Administrator, 'email'>,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (manager) => {
    await setAuditUser(manager, email);
    return work(manager);
  });
