import { type ReadyCheck } from '../server/health-routes.ts';
import { trySelect } from './try-select.ts';

const timeoutMs = 1000;

/** Whether PostgreSQL answers a query. It is asked once a second at most, however often it is called. */
export function databaseReady(url: string): ReadyCheck {
  let known: Promise<boolean> | undefined;
  return () => {
    if (!known) {
      known = trySelect({ connectionString: url }, timeoutMs).then(
        () => true,
        () => false,
      );
      setTimeout(() => (known = undefined), timeoutMs).unref();
    }
    return known;
  };
}
