import { isDatabaseUnavailable } from './database-unavailable.ts';

test.each([
  [
    'pgbouncer whose PostgreSQL was killed',
    true,
    { code: '08P01', message: 'server conn crashed?' },
  ],
  ['a wrong message to PostgreSQL', false, { code: '08P01', routine: 'exec_bind_message' }],
  ['a PostgreSQL that ends', true, { code: '57P01', routine: 'ProcessInterrupts' }],
])('%s means an unreachable database: %s', (_, isUnavailable, fields) => {
  expect(isDatabaseUnavailable(Object.assign(new Error(), fields))).toBe(isUnavailable);
});
