import { startProblem } from './start-problem.ts';

const settings = {
  DATABASE_URL: 'postgresql://larkfare@db.internal:5432/larkfare',
  REDIS_URL: 'redis://counts:6379',
  DATA_DIR: '/data',
};
const fault = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code} of Node`), { code }, more);
const reach = 'cannot be reached. Check DATABASE_URL, and that the server there is running.';

test.each([
  [
    'PostgreSQL does not run',
    fault('ECONNREFUSED', { syscall: 'connect', address: '10.0.0.1', port: 5432 }),
    `10.0.0.1:5432 ${reach}`,
  ],
  [
    'neither address of localhost answers',
    new AggregateError([fault('ECONNREFUSED', { address: '::1', port: 3199 })]),
    `::1:3199 ${reach}`,
  ],
  ['its host is unknown', fault('ENOTFOUND', { hostname: 'db.internal' }), `db.internal ${reach}`],
  [
    'its socket is missing',
    fault('ENOENT', { syscall: 'connect', path: '/run/.s.PGSQL.5432' }),
    `/run/.s.PGSQL.5432 ${reach}`,
  ],
  [
    'Redis does not run',
    fault('ECONNREFUSED', { address: '10.0.0.2', port: 6379 }),
    '10.0.0.2:6379 cannot be reached. Check REDIS_URL, and that the server there is running.',
  ],
  [
    'the database is not migrated',
    fault('42P01'),
    'The database is not prepared (42P01 of Node). Run npm run migrate with the same DATABASE_URL first.',
  ],
  [
    'the disk is read-only',
    fault('ENOENT', { syscall: 'mkdir', path: '/data/database' }),
    'DATA_DIR=/data cannot be used: it is on a read-only disk, or its disk is missing (/data/database). Choose another folder with DATA_DIR=…',
  ],
  [
    'DATA_DIR is a file',
    fault('EEXIST', { syscall: 'mkdir', path: '/data' }),
    'DATA_DIR=/data cannot be used: a file has that name (/data). Choose another folder with DATA_DIR=…',
  ],
  [
    'the disk is full',
    fault('ENOSPC', { syscall: 'write' }),
    'The disk of DATA_DIR (/data) or of PostgreSQL is full. Free some space, or choose another folder with DATA_DIR=…',
  ],
  ['a setting is wrong', new Error('These settings are …'), 'These settings are …'],
])('the operator learns what to do when %s', (_, problem, sentence) => {
  expect(startProblem(problem, settings)).toBe(sentence);
});

test('a connection that PostgreSQL drops on a full disk is reported as such', () => {
  const problem = fault('ECONNRESET', { syscall: 'read' });

  expect(startProblem(problem, settings, 5_000_000)).toContain('is full');
  expect(startProblem(problem, settings, 5_000_000_000)).toBe('ECONNRESET of Node');
});
