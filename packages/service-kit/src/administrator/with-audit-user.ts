import { type DataSource, type EntityManager } from 'typeorm';
import { query } from '../database/query.ts';
import { type Administrator } from './administrator.ts';

/** Runs a transaction as an administrator: the audit trigger records its writes under that e-mail address. */
export const withAuditUser = <Result>(
  db: DataSource,
  { email }: Pick<Administrator, 'email'>,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (manager) => {
    await query(manager, "SELECT set_config('larkfare.administrator', :email, true)", { email });
    return work(manager);
  });
