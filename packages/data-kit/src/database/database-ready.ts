import { type ReadyCheck } from '@larkfare/server-kit/server';
import { onceASecond } from '@larkfare/server-kit/waiting';
import { trySelect } from './try-select.ts';

const timeoutMs = 1000;

/** Whether PostgreSQL runs a query. It gets one a second at most, however often this is called. */
export const databaseReady = (url: string): ReadyCheck =>
  onceASecond(() =>
    trySelect({ connectionString: url }, timeoutMs).then(
      () => true,
      () => false,
    ),
  );
