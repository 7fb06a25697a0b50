import { type DataSource, type EntityManager } from 'typeorm';
import { query } from '../database/query.ts';
import { type Administrator } from './administrator.ts';

/** Does an administrator's work in one transaction; whatever it writes is recorded as theirs. */
export const asAdministrator = <Result>(
  db: DataSource,
  { email }: Pick<Administrator, 'email'>,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (manager) => {
    await query(manager, "SELECT set_config('larkfare.administrator', :email, true)", { email });
    return work(manager);
  });
