import { type ReadyCheck } from '../server/health-routes.ts';
import { onceASecond } from '../waiting/once-a-second.ts';
import { trySelect } from './try-select.ts';

const timeoutMs = 1000;

/** Whether PostgreSQL answers a query. It is asked once a second at most, however often it is called. */
export const databaseReady = (url: string): ReadyCheck =>
  onceASecond(() =>
    trySelect({ connectionString: url }, timeoutMs).then(
      () => true,
      () => false,
    ),
  );
