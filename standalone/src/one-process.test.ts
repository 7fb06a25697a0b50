import { env } from 'node:process';

// The whole site is one process.
env.CALLED = 'one process';
await import('./testing/every-way.ts');
// Every row of it; the last of them changes the password.
await import('./testing/call-table/call-table.ts');
