// npm run check:router: the call table, run by Hive Gateway in front of our services. Not part of npm test, because
// Hive Gateway is half a gigabyte.
import { env } from 'node:process';

env.CALLED = 'through Hive Gateway';
await import('./testing/call-table/call-table.ts');
